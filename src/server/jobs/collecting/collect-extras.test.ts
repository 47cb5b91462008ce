import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { jobDeps, runJobs } from '../../../../test/run-jobs.ts'
import { showPhoto } from '../../../../test/telegram/telegram-page.ts'
import { startTelegram, type TelegramServer } from '../../../../test/telegram/telegram-server.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { parseExtras } from '../../../contract/posts/extras.ts'
import { createSources } from '../../records/sources/sources.ts'
import { sql, string } from '../../store/sql.ts'
import { collectSourcesJob } from './collect-sources.ts'

const MINUTE = 60_000
const START = Date.parse('2026-05-01T12:00:00Z')

let world: TestStores
let telegram: TelegramServer
beforeAll(async () => {
  world = await openTestStores()
  telegram = await startTelegram()
})
afterAll(async () => {
  await telegram.close()
  await world.close()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  return () => vi.useRealTimers()
})

async function follow(handle: string) {
  await createSources(world.pg, [{ network: 'telegram-web', handle, since: null, created_by: null }])
  return telegram.addChannel(handle)
}

/** What every followed channel shows after so many minutes. */
async function collect(minutes = 0) {
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  await world.pg
    .updateTable('sources')
    .set({ next_run_at: new Date(0) })
    .execute()
  const deps = jobDeps(world)
  const collecting = { telegramWebBase: telegram.base, perSecond: 1000 }
  const config = { ...deps.config, collect: collecting, privateHosts: [new URL(telegram.base).host] }
  await world.queue.send('collect-sources', {})
  await runJobs(world, [collectSourcesJob({ ...deps, config })])
}

const Row = z.object({
  extras: z.string().transform(parseExtras),
  version: z.number(),
  versions: z.number(),
  edited_at: z.string().nullable(),
  media: z.number(),
})
const listRows = (account: string) =>
  world.ch.rows(
    'test',
    sql`SELECT extras, if(version = number, 1, 2) AS version, versions, edited_at, toUInt32(length(media_id)) AS media
      FROM posts WHERE account = ${string(account)} ORDER BY native_id`,
    Row,
  )

const showPoll = (percents: readonly number[]) =>
  `<div class="tgme_widget_message_poll js-poll"><div class="tgme_widget_message_poll_question">Quem fica?</div><a class="tgme_widget_message_poll_options">${percents
    .map(
      (percent, i) =>
        `<div class="tgme_widget_message_poll_option"><div class="tgme_widget_message_poll_option_percent">${percent}%</div><div class="tgme_widget_message_poll_option_text">Chapa ${i + 1}</div></div>`,
    )
    .join('')}</a></div>`

const FORWARD =
  '<div class="tgme_widget_message_forwarded_from">Forwarded from&nbsp;<a class="tgme_widget_message_forwarded_from_name" href="https://t.me/serra/5">Serra</a></div>'

test('votes of a poll are taken at the ages of counts, not at every look', async () => {
  const channel = await follow('canal_enquete')
  const show = (...percents: number[]) =>
    channel.messages.set(1, { id: 1, at: new Date(START), above: showPoll(percents) })
  show(50, 50)
  await collect()
  show(60, 40)
  await collect(5)
  const [early] = await listRows('canal_enquete')
  expect(early).toMatchObject({ version: 1, extras: { poll: { options: [{ percent: 50 }, { percent: 50 }] } } })
  await collect(11)
  const [later] = await listRows('canal_enquete')
  expect(later).toMatchObject({ version: 2, extras: { poll: { options: [{ percent: 60 }, { percent: 40 }] } } })
  expect(later).toMatchObject({ versions: 1, edited_at: null })
})

test('what was shown once stays; the mark "edited" is dated by when it was first seen', async () => {
  const channel = await follow('canal_origem')
  const at = new Date(START)
  channel.messages.set(1, { id: 1, at, above: FORWARD, text: 'Repasso' })
  await collect()
  channel.messages.set(1, { id: 1, at, text: 'Repasso', edited: true })
  await collect(20)
  await collect(20)
  const extras = { forward: { name: 'Serra', link: 'https://t.me/serra/5' }, edited: { at: null } }
  expect(await listRows('canal_origem')).toMatchObject([
    { version: 2, versions: 1, edited_at: '2026-05-01T12:20:00Z', extras },
  ])
})

test('an album is one post, however often it is looked at', async () => {
  const channel = await follow('canal_album')
  const photos = [1, 2, 3].map((id) => showPhoto('canal_album', id, `foto${id}`, true)).join('')
  channel.messages.set(1, { id: 1, at: new Date(START), above: photos, text: 'Reunião' })
  await collect()
  await collect(30)
  expect(await listRows('canal_album')).toMatchObject([{ media: 3, version: 1, edited_at: null }])
})
