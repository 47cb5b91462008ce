import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeSpeech, makeWav } from '../../../test/lives/audio.ts'
import { type CapturedLive, createCapturedLive, openCapturedLive } from '../../../test/lives/captured-live.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { correctChapter } from '../records/lives/chapter-corrections.ts'
import { appendChapters } from '../records/lives/chapters.ts'
import {
  addSegment,
  claimLive,
  endListening,
  leaveLive,
  recordLiveProblem,
  requestListening,
} from '../records/lives/live-listening.ts'
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
  live = await openCapturedLive(world)
})
afterEach(() => live.server.close())

const chapter = { started_at: '00:00:01.000', finished_at: '00:00:02.000', transcription: 'De uma legenda' }

/** What the listener left behind. */
const place = (fields: { listening?: 'failed' }, stored: object) =>
  world.pg
    .updateTable('lives')
    .set({ ...fields, stream_position: JSON.stringify(stored) })
    .execute()

describe('pieces become chapters', () => {
  test('in their order, each joined to the one before, no word twice; the end is a draft until it is sure', async () => {
    await live.hear({ from: 0, to: 10, pause: false })
    live.answer('Senhores, vamos votar a proposta de eme')
    await live.writeAll()
    expect(await live.listChapters()).toEqual([
      expect.objectContaining({ id: 1, draft: true, transcription: 'Senhores, vamos votar a proposta de eme' }),
    ])
    const { until } = await live.read()

    await live.hear({ from: 7, to: 17, overlap: 3 })
    await live.hear({ from: 17, to: 20, wav: makeWav([{ seconds: 3, hertz: 0 }]) })
    live.answer('a proposta de emenda à Constituição. Está aberta a sessão.')
    await live.writeAll()
    expect(await live.listTexts()).toEqual([
      'Senhores, vamos votar a proposta de emenda',
      'à Constituição. Está aberta a sessão.',
    ])
    expect((await live.listChapters()).map(({ draft }) => draft)).toEqual([false, false])
    expect(await live.listStates()).toEqual(['written', 'written', 'silent'])
    // Whoever asks what is new is told of the draft that was replaced as well.
    const news = await live.read(until)
    expect(news?.chapters.map(({ id }) => id)).toEqual([1, 2])
    expect(live.server.calls.map(({ prompt }) => prompt)).toEqual([
      null,
      expect.stringMatching(/^Senhores, vamos votar/),
    ])
    expect(live.server.faults).toEqual([])
  })

  test('times are those of the recording', async () => {
    await live.hear({ from: 3600, to: 3610 })
    live.answer('Boa noite.')
    await live.writeAll()
    expect(await live.listChapters()).toEqual([
      expect.objectContaining({ started_at: '01:00:00.000', finished_at: '01:00:10.000' }),
    ])
  })

  test('what engines invent is not written', async () => {
    await live.hear({ from: 0, to: 5 })
    live.answer('Legendas pela comunidade Amara.org')
    await live.writeAll()
    expect(await live.listTexts()).toEqual([])
    expect(await live.listStates()).toEqual(['silent'])
  })

  test('once listening has ended and nothing waits, the draft is sure and the transcription complete', async () => {
    await live.hear({ from: 0, to: 5, pause: false })
    live.answer('E assim encerramos')
    await live.writeAll()
    expect(await live.read()).toMatchObject({ transcribed: false })
    await world.pg.updateTable('lives').set({ listening: 'ended' }).execute()
    await live.writeAll()
    expect(await live.read()).toMatchObject({
      transcribed: true,
      state: 'transcribed',
      chapters: [{ draft: false, transcription: 'E assim encerramos' }],
    })
  })

  test('one that failed for good is complete as well; one that is tried again is not yet', async () => {
    await live.hear({ from: 0, to: 5 })
    live.answer('E assim encerramos')
    await place({ listening: 'failed' }, { retry_at: '2999-01-01T00:00:00Z' })
    await live.writeAll()
    expect(await live.read()).toMatchObject({ transcribed: false, state: 'failed' })
    await place({}, { retry_at: null })
    await followLivesJob(jobDeps(world)).run({}, new AbortController().signal)
    await live.writeAll()
    expect(await live.read()).toMatchObject({ transcribed: true, state: 'transcribed', listening: 'failed' })
  })

  test('one that somebody stopped is complete once its listener has brought the last piece', async () => {
    const now = new Date()
    await world.pg.updateTable('lives').set({ listening: 'queued' }).execute()
    await claimLive(world.pg, live.id, { listener: 'um', leaseMs: 300_000, now })
    await live.hear({ from: 0, to: 5 })
    live.answer('Um.', 'Dois.')
    await endListening(world.pg, live.id)
    await live.writeAll()
    expect(await live.read()).toMatchObject({ transcribed: false, listening: 'ended' })
    const last = { startedAt: 5, finishedAt: 9, overlap: 0, endsInPause: false, place: {} }
    const audio = (await world.media.put(makeSpeech(4))).name
    expect(await addSegment(world.pg, live.id, 'um', { ...last, audio }, now)).toBe(true)
    await leaveLive(world.pg, live.id, 'um', { listening: 'listening' })
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Um.', 'Dois.'])
    expect(await live.read()).toMatchObject({ transcribed: true, listening: 'ended' })
  })

  test('one that brought no sound is as before: nobody listens, and what is complete stays so', async () => {
    await appendChapters(world.pg, live.id, [chapter], true)
    await world.pg.updateTable('lives').set({ listening: 'off' }).execute()
    expect(await requestListening(world.pg, live.id, new Date())).toBe('queued')
    await claimLive(world.pg, live.id, { listener: 'um', leaseMs: 300_000, now: new Date() })
    expect(await live.read()).toMatchObject({ state: 'listening' })
    await endListening(world.pg, live.id)
    await live.writeAll()
    expect(await live.read()).toMatchObject({ listening: 'ended' })
    // The listener has died.
    await place({}, { listener: 'um', until: '2020-01-01T00:00:00Z' })
    await followLivesJob(jobDeps(world)).run({}, new AbortController().signal)
    await live.writeAll()
    expect(await live.read()).toMatchObject({ listening: 'off', transcribed: true, state: 'transcribed' })
  })

  test('what was only to be tried again is said no longer once the live has ended; what is missing is', async () => {
    const said = ['x respondeu 503. Nova tentativa em instantes.', 'Faltam 8 segundos a partir de 00:00:30.']
    const left: (string | null)[] = []
    for (const problem of said) {
      await world.pg.updateTable('lives').set({ listening: 'queued' }).execute()
      await claimLive(world.pg, live.id, { listener: 'um', leaseMs: 300_000, now: new Date() })
      await recordLiveProblem(world.pg, live.id, 'um', problem)
      await leaveLive(world.pg, live.id, 'um', { listening: 'ended' })
      left.push((await live.read()).problem)
    }
    expect(left).toEqual([null, said[1]])
  })

  test('two lives are written side by side', async () => {
    const other = await createCapturedLive(world, 'https://video.exemplo.org/b.m3u8')
    await live.hear({ from: 0, to: 5 })
    await live.hear({ from: 0, to: 5 }, other)
    live.answer('Um.', 'Dois.')
    await world.queue.send('write-live', { liveId: other })
    await live.writeAll()
    expect(await live.listStates()).toEqual(['written', 'written'])
  })
})

describe('people come first', () => {
  const correct = async (chapterId: number, transcription: string) => {
    const seen = (await live.listChapters()).find(({ id }) => id === chapterId)
    if (!seen) throw new Error('there is no such chapter')
    return correctChapter(world.pg, { liveId: live.id, chapterId }, { transcription, seen }, userId)
  }

  test('a corrected draft stays as it is, and what it says is not told again', async () => {
    await live.hear({ from: 0, to: 10, pause: false })
    live.answer('Quem fala é o deputado Silva da ban')
    await live.writeAll()
    await correct(1, 'Quem fala é a deputada Silva, da bancada')
    await live.hear({ from: 7, to: 17, overlap: 3 })
    live.answer('deputado Silva da bancada do Norte.')
    await live.writeAll()
    expect(await live.listChapters()).toEqual([
      expect.objectContaining({
        id: 1,
        corrected: true,
        draft: false,
        transcription: 'Quem fala é a deputada Silva, da bancada',
      }),
      expect.objectContaining({ id: 2, corrected: false, transcription: 'do Norte.' }),
    ])
  })

  test('a correction made while the engine writes is kept', async () => {
    await live.hear({ from: 0, to: 10, pause: false })
    live.answer('Primeira parte sem fim')
    await live.writeAll()
    await live.hear({ from: 7, to: 17, overlap: 3 })
    live.server.say = async () => {
      await correct(1, 'Primeira parte, corrigida')
      return [{ start: 4, end: 10, text: 'Segunda parte.' }]
    }
    await live.writeAll()
    expect(await live.listTexts()).toEqual(['Primeira parte, corrigida', 'Segunda parte.'])
  })

  test('a correction of a draft that was written anew meanwhile takes no other word away', async () => {
    await live.hear({ from: 0, to: 10, pause: false })
    live.answer('Ontem o presidenti anunciou as elei')
    await live.writeAll()
    await live.hear({ from: 7, to: 17, overlap: 3 })
    live.answer('anunciou as eleições de outubro')
    await live.writeAll()
    await correct(1, 'Ontem o presidente anunciou as eleições')
    expect(await live.listTexts()).toEqual(['Ontem o presidente anunciou as eleições', 'de outubro'])
  })

  test('chapters that a person added after a draft stay', async () => {
    await live.hear({ from: 0, to: 10, pause: false })
    live.answer('Um começo')
    await live.writeAll()
    const added = { started_at: '00:00:10.000', finished_at: '00:00:11.000', transcription: 'Nota da redação' }
    await appendChapters(world.pg, live.id, [added])
    await live.hear({ from: 10, to: 20 })
    live.answer('Outra frase.')
    await live.writeAll()
    expect((await live.listChapters()).map(({ transcription, draft }) => [transcription, draft])).toEqual([
      ['Um começo', false],
      ['Nota da redação', false],
      ['Outra frase.', false],
    ])
  })
})
