import { expect, test } from 'vitest'
import { showContact, showPage } from '../../../../../test/telegram/telegram-page.ts'
import { parseTelegramPage } from './page.ts'
import { findRestriction } from './restriction.ts'

const SAYS = "This channel can't be displayed because it violated local laws."
const channel = { handle: 'canal_inventado', name: 'Canal Inventado' }

test.each([
  SAYS,
  'Unfortunately, this channel couldn’t be displayed on your device because it violates the law.',
  'This message can’t be displayed on your device due to copyright infringement.',
  'This channel is unavailable due to copyright infringement.',
])('%s is Telegram’s own sentence', (sentence) => expect(findRestriction(` ${sentence}\n`)).toBe(sentence))

test.each([
  "This channel can't be displayed while the demo is loading.",
  `Vejam: ${SAYS}`,
  'This channel is about local laws.',
  '',
])('%s is a text', (text) => expect(findRestriction(text)).toBeNull())

test('a channel that is blocked says so in Telegram’s words', () => {
  const description = `<div class="tgme_page_description">${SAYS}</div><div class="tgme_page_action">`
  const blocked = showContact('canal', '12 subscribers').replace('<div class="tgme_page_action">', description)
  expect(parseTelegramPage(blocked)).toEqual({ kind: 'no preview', what: 'canal', says: SAYS })
  const empty = showPage({ channel, messages: [] }).replace(
    '</section>',
    `<div class="tgme_widget_message_centered"><div class="tme_no_messages_found">${SAYS}</div></div></section>`,
  )
  expect(parseTelegramPage(empty)).toEqual({ kind: 'no preview', what: 'canal', says: SAYS })
})

test('a message in whose place it stands is not what the channel wrote', () => {
  const page = parseTelegramPage(
    showPage({ channel, messages: [{ id: 7, at: new Date('2026-01-01T10:00:00Z'), text: SAYS }] }),
  )
  expect(page).toMatchObject({ posts: [], rejected: [{ native_id: '7', reason: `O Telegram diz: “${SAYS}”` }] })
})
