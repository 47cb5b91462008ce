/** A live that somebody calls complete while what was heard of it waits to be written. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSpeech } from '../../../test/lives/audio.ts'
import { type CapturedLive, openCapturedLive } from '../../../test/lives/captured-live.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { appendChapters, replaceChapters } from '../records/lives/chapters.ts'
import { addSegment, claimLive, endListening, leaveLive } from '../records/lives/live-listening.ts'
import { updateLive } from '../records/lives/lives.ts'
import { takeSegment } from '../records/lives/segment-writing.ts'

let world: TestStores
let live: CapturedLive
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  live = await openCapturedLive(world)
})
afterEach(() => live.server.close())

const clock = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
const chapter = (from: number, to: number, transcription: string) => ({
  started_at: clock(from),
  finished_at: clock(to),
  transcription,
})
const OURS = [chapter(0, 10, 'Escrito por nós'), chapter(20, 30, 'do começo ao fim')]

test('nothing is doubled by the pieces that wait; what nobody wrote stands in its place', async () => {
  await live.hear({ from: 0, to: 10 })
  await live.hear({ from: 10, to: 20 })
  await live.hear({ from: 20, to: 30 })
  await appendChapters(world.pg, live.id, OURS, true)
  expect(await live.read()).toMatchObject({ transcribed: true, listening: 'ended', state: 'transcribed' })
  live.answer('Um.', 'Dois.', 'Três.')
  await live.writeAll()
  expect(await live.listTexts()).toEqual(['Escrito por nós', 'Dois.', 'do começo ao fim'])
  expect(await live.read()).toMatchObject({ transcribed: true })
})

test('nor by the piece that an engine is just writing', async () => {
  await live.hear({ from: 0, to: 10 })
  live.server.say = async () => {
    await replaceChapters(world.pg, live.id, [{ id: 1, ...chapter(0, 10, 'Escrito por nós') }], true)
    return [{ start: 0, end: 10, text: 'Tarde demais.' }]
  }
  await live.writeAll()
  expect(await live.listTexts()).toEqual(['Escrito por nós'])
  expect(await live.listStates()).toEqual(['written'])
})

test('nor by the last piece, which the listener still held; the live stays complete', async () => {
  const now = new Date()
  await world.pg.updateTable('lives').set({ listening: 'queued' }).execute()
  await claimLive(world.pg, live.id, { listener: 'um', leaseMs: 300_000, now })
  await appendChapters(world.pg, live.id, OURS, true)
  const audio = (await world.media.put(makeSpeech(10))).name
  const last = { startedAt: 20, finishedAt: 30, overlap: 0, endsInPause: true, place: {}, audio }
  expect(await addSegment(world.pg, live.id, 'um', last, now)).toBe(true)
  expect(await live.read()).toMatchObject({ transcribed: true, listening: 'ended' })
  await leaveLive(world.pg, live.id, 'um', { listening: 'listening' })
  live.answer('Ouvido por último.')
  await live.writeAll()
  expect(await live.listTexts()).toEqual(OURS.map(({ transcription }) => transcription))
  expect(await live.read()).toMatchObject({ transcribed: true, listening: 'ended' })
})

test('it is the same for who says so without a text, and no draft stays one', async () => {
  await live.hear({ from: 0, to: 10, pause: false })
  live.answer('A sessão foi')
  await live.writeAll()
  expect(await live.listChapters()).toMatchObject([{ draft: true }])
  await live.hear({ from: 10, to: 20 })
  await updateLive(world.pg, live.id, { transcribed: true })
  expect(await live.read()).toMatchObject({ transcribed: true, state: 'transcribed', listening: 'ended' })
  expect(await live.listChapters()).toMatchObject([{ draft: false }])
  expect(await takeSegment(world.pg, live.id, 0)).toMatchObject({ again: true })
})

test('one that is complete already is not ended by who says so again', async () => {
  await world.pg.updateTable('lives').set({ transcribed: true }).execute()
  await updateLive(world.pg, live.id, { title: 'Outra', transcribed: true })
  expect(await live.read()).toMatchObject({ listening: 'listening' })
})

test('what is only stopped goes on being written', async () => {
  await live.hear({ from: 0, to: 10 })
  await endListening(world.pg, live.id)
  expect(await takeSegment(world.pg, live.id, 0)).toMatchObject({ again: false })
})
