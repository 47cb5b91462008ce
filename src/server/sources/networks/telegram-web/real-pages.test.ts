import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseTelegramPage } from './page.ts'

const FOLDER = join(import.meta.dirname, '../../../../../../shared/data/telegram-tme-html')
const isThere = existsSync(FOLDER)
if (!isThere) console.warn(`SKIPPED real pages of Telegram: ${FOLDER} is not here`)

/** Fragments without a message are not pages. */
const pages = isThere
  ? readdirSync(FOLDER).filter((name) => readFileSync(join(FOLDER, name), 'utf8').includes('data-post='))
  : []

test.skipIf(!isThere).each(pages.map((name) => [name]))('%s is read completely', (name) => {
  const html = readFileSync(join(FOLDER, name), 'utf8')
  const page = parseTelegramPage(html)
  if (page.kind !== 'history') throw new Error(page.kind)
  const count = (part: string) => html.match(new RegExp(`class="[^"]*\\b${part}(?=[\\s"])`, 'g'))?.length ?? 0
  expect(page.rejected).toEqual([])
  expect(page.posts.map(({ post }) => post.native_id)).toEqual(
    [...html.matchAll(/data-post="[^"/]+\/(\d+)"/g)].map(([, id]) => id),
  )
  expect(page.posts.filter(({ views }) => views)).toHaveLength(count('tgme_widget_message_views'))
  expect(page.posts.filter(({ post }) => post.extras?.forward)).toHaveLength(
    count('tgme_widget_message_forwarded_from_name'),
  )
  expect(page.posts.filter(({ post }) => post.extras?.card)).toHaveLength(count('tgme_widget_message_link_preview'))
  expect(page.posts.filter(({ post }) => post.extras?.poll)).toHaveLength(count('tgme_widget_message_poll'))
  expect(page.posts.filter(({ post }) => post.extras?.reply)).toHaveLength(count('tgme_widget_message_reply'))
  const players = ['photo_wrap', 'video_player', 'voice_player'].map((part) => count(`tgme_widget_message_${part}`))
  expect(page.posts.flatMap(({ post }) => post.media)).toHaveLength(players.reduce((sum, one) => sum + one))
  for (const { post } of page.posts)
    expect(`${post.content}${post.description}`).not.toMatch(/<|&amp;|VIEW IN TELEGRAM/)
})
