/** Pieces that were given up on and are written after those around them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CapturedLive, openCapturedLive } from '../../../test/lives/captured-live.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { toTermKey } from '../../text/watched-terms.ts'
import { correctChapter, listChapterVersions } from '../records/lives/chapter-corrections.ts'
import { replaceChapters } from '../records/lives/chapters.ts'
import { listMentions } from '../records/lives/mentions.ts'
import { retrySegments } from '../records/lives/segment-retries.ts'
import { followLivesJob } from './follow-lives.ts'

let userId: number
let world: TestStores
let live: CapturedLive
beforeAll(async () => {
  world = await openTestStores()
  userId = (await createTestUser(world.pg, 'clara', { password_hash: null })).id
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  await world.pg.deleteFrom('watched_terms').execute()
  live = await openCapturedLive(world)
})
afterEach(() => live.server.close())

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const BEFORE = 'A sessão foi aberta pelo presidente'
const AFTER = 'o projeto de lei sobre impostos'

/** Three pieces that share three seconds; the engine gives up on the second one. */
async function leaveGap(): Promise<void> {
  await live.hear({ from: 0, to: 10, pause: false })
  await live.hear({ from: 7, to: 17, overlap: 3, pause: false })
  await live.hear({ from: 14, to: 24, overlap: 3 })
  let calls = 0
  live.server.say = () => {
    calls += 1
    const text = calls === 1 ? BEFORE : calls === 5 ? AFTER : ''
    return [{ start: 0, end: text ? 10 : 9_999, text: text || 'Nada' }]
  }
  await world.pg.updateTable('lives').set({ listening: 'ended' }).execute()
  for (let time = 0; time < 3; time += 1) await writeDue()
  expect(await live.listStates()).toEqual(['written', expect.stringMatching(/^failed/), 'written'])
  expect(await live.listTexts()).toEqual([BEFORE, AFTER])
  expect(await live.read()).toMatchObject({ transcribed: true, gap_count: 1 })
}

async function writeDue(): Promise<void> {
  await live.isDueNow()
  await live.writeAll()
}

const followWith = (url: string) => {
  const deps = jobDeps(world)
  const speech = { url, model: 'whisper', key: null }
  return followLivesJob({ ...deps, config: { ...deps.config, lives: { ...deps.config.lives, speech } } })
}
const follow = (url = live.server.url) => followWith(url).run({}, new AbortController().signal)
const listStates = async () => (await live.listStates()).map((state) => state.split(':')[0])

describe('a gap', () => {
  test('is filled between its neighbours, no word twice; what people did with what follows goes along', async () => {
    await leaveGap()
    const term = { term: 'impostos', term_key: toTermKey('impostos'), live_id: null, person_id: null, created_by: null }
    await world.pg.insertInto('watched_terms').values(term).execute()
    const place = { liveId: live.id, chapterId: 2 }
    const transcription = `${AFTER} federais`
    const seen = (await live.listChapters())[1]
    if (!seen) throw new Error('a chapter was expected')
    await correctChapter(world.pg, place, { transcription, seen }, userId)
    expect(await listMentions(world.pg, {})).toMatchObject([{ chapter_id: 2 }])

    expect(await retrySegments(world.pg, live.id)).toBe(1)
    const waiting = await live.read()
    expect(waiting).toMatchObject({ transcribed: false, gap_count: 0, problem: null })
    expect(waiting).toMatchObject({ rewriting_count: 1, waiting_seconds: 0 })
    live.answer('presidente da Câmara e votaram o projeto')
    await live.writeAll()
    expect(await live.listChapters()).toEqual([
      expect.objectContaining({ id: 1, transcription: BEFORE }),
      expect.objectContaining({ id: 2, transcription: 'da Câmara e votaram', draft: false, corrected: false }),
      expect.objectContaining({ id: 3, transcription, corrected: true }),
    ])
    expect(await live.read()).toMatchObject({ transcribed: true, problem: null })
    expect(await listMentions(world.pg, {})).toMatchObject([{ chapter_id: 3 }])
    expect(await listChapterVersions(world.pg, { liveId: live.id, chapterId: 3 })).toHaveLength(1)
    // Whoever reads along is told from the gap on.
    expect((await live.read(waiting.until)).chapters.map(({ id }) => id)).toEqual(expect.arrayContaining([2, 3]))
  })

  test('comes after what is new, and one failure more leaves it as it was', async () => {
    await leaveGap()
    await retrySegments(world.pg, live.id)
    await live.hear({ from: 24, to: 34 })
    expect(await live.read()).toMatchObject({ rewriting_count: 1, waiting_seconds: 10 })
    let calls = 0
    live.server.say = () => {
      calls += 1
      return [calls === 1 ? { start: 0, end: 10, text: 'Isto é novo.' } : { start: 0, end: 9_999, text: 'Nada' }]
    }
    await writeDue()
    expect(calls).toBe(2)
    expect(await live.listTexts()).toEqual([BEFORE, AFTER, 'Isto é novo.'])
    expect(await listStates()).toEqual(['written', 'failed', 'written', 'written'])
    expect(await live.read()).toMatchObject({ transcribed: true, gap_count: 1 })
  })

  test('in which somebody has written meanwhile stays theirs', async () => {
    await leaveGap()
    const chapter = (id: number, from: number, to: number, transcription: string) => {
      const clock = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
      return { id, started_at: clock(from), finished_at: clock(to), transcription }
    }
    await replaceChapters(world.pg, live.id, [chapter(2, 10, 14, 'Ouvido por nós'), chapter(3, 14, 24, AFTER)], true)
    await retrySegments(world.pg, live.id)
    live.answer('presidente da Câmara e votaram o projeto')
    await writeDue()
    expect(await live.listTexts()).toEqual([BEFORE, 'Ouvido por nós', AFTER])
    expect(await live.read()).toMatchObject({ gap_count: 0 })
  })

  const OTHER = 'http://127.0.0.1:1/outro'
  const passTime = (milliseconds: number) =>
    world.pg
      .updateTable('live_segments')
      .set({ written_at: new Date(Date.now() - milliseconds) })
      .execute()
  const failAgain = async () => {
    live.server.say = () => [{ start: 0, end: 9_999, text: 'Nada' }]
    await writeDue()
    expect(await listStates()).toEqual(['written', 'failed', 'written'])
  }

  test('is tried again by another engine, when both have tried after an hour, and by the same one after a day; without its audio never', async () => {
    await leaveGap()
    await follow(OTHER)
    expect(await listStates()).toEqual(['written', 'waiting', 'written'])
    await failAgain()
    await follow()
    expect(await listStates()).toEqual(['written', 'failed', 'written'])
    await passTime(DAY_MS + 1)
    await follow()
    expect(await listStates()).toEqual(['written', 'waiting', 'written'])
    await failAgain()
    await follow()
    // Two processes with an engine each would try it in turns without end.
    await follow(OTHER)
    expect(await listStates()).toEqual(['written', 'failed', 'written'])
    await passTime(HOUR_MS + 1)
    await follow()
    expect(await listStates()).toEqual(['written', 'failed', 'written'])
    await follow(OTHER)
    expect(await listStates()).toEqual(['written', 'waiting', 'written'])
    await failAgain()
    await world.pg.updateTable('live_segments').set({ audio: null }).execute()
    await passTime(2 * DAY_MS)
    await follow(OTHER)
    expect(await retrySegments(world.pg, live.id)).toBe(0)
    expect(await listStates()).toEqual(['written', 'failed', 'written'])
  })

  test('is not tried for ever: so many times by itself, by another engine some more, and whenever somebody asks', async () => {
    await leaveGap()
    const retryAfterDays = async (engine?: string) => {
      await passTime(2 * DAY_MS)
      await follow(engine)
      const isTried = (await listStates())[1] === 'waiting'
      await world.pg.updateTable('live_segments').set({ state: 'failed' }).where('number', '=', 2).execute()
      return isTried
    }
    const tried: boolean[] = []
    for (let time = 0; time < 8; time += 1) tried.push(await retryAfterDays())
    expect(tried).toEqual([true, true, true, true, true, true, true, false])
    const others: boolean[] = []
    for (let time = 0; time < 8; time += 1) others.push(await retryAfterDays(OTHER))
    expect(others).toEqual([true, true, true, true, true, true, true, false])
    expect(await retrySegments(world.pg, live.id)).toBe(1)
  })
})
