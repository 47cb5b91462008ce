import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobDeps, runJobs } from '../../../test/run-jobs.ts'
import { makeSpeech, makeWav } from '../../../test/sound.ts'
import { openTestEngine, type TestEngine } from '../../../test/speech-engine.ts'
import { createTestUser } from '../../../test/users.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { correctChapter } from '../records/chapter-corrections.ts'
import { appendChapters, findTranscription } from '../records/chapters.ts'
import { createLive } from '../records/lives.ts'
import { takeSegment } from '../records/segment-writing.ts'
import type { Job } from './job.ts'
import { writeLiveJob } from './write-live.ts'

let world: TestStores
let server: TestEngine
let liveId: number
let userId: number
beforeAll(async () => {
  world = await openTestStores()
  userId = (await createTestUser(world.pg, 'clara', { password_hash: null })).id
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pg.deleteFrom('lives').execute()
  server = await openTestEngine()
  const live = await createLive(world.pg, NEW_LIVE, {})
  liveId = live?.id ?? 0
  await world.pg.updateTable('lives').set({ listening: 'listening' }).execute()
})
afterEach(() => server.close())

const NEW_LIVE = { url: 'https://video.exemplo.org/live.m3u8', title: null, description: null, channel_title: null }

type Piece = { from: number; to: number; overlap?: number; pause?: boolean; wav?: Buffer; audio?: string | null }
let count = 0
/** A piece of the recording as the listener leaves it; its sound tells the test engine which one it is. */
async function hear({ from, to, overlap = 0, pause = true, wav, audio }: Piece, live = liveId): Promise<void> {
  count += 1
  const file = audio === undefined ? (await world.media.put(wav ?? makeSpeech(to - from, 100 + count))).name : audio
  const { last } = await world.pg
    .selectFrom('live_segments')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('live_id', '=', live)
    .executeTakeFirstOrThrow()
  await world.pg
    .insertInto('live_segments')
    .values({
      live_id: live,
      number: (last ?? 0) + 1,
      started_at: from,
      finished_at: to,
      overlap,
      ends_in_pause: pause,
      audio: file,
    })
    .execute()
}

/** What the engine says of one piece after the other. */
const answer = (...texts: string[]) => {
  server.say = ({ seconds }) => {
    const text = texts.shift()
    return text === undefined ? [] : [{ start: 0, end: seconds, text }]
  }
}

function makeJob(): Job {
  const deps = jobDeps(world)
  const speech = { url: server.url, model: 'whisper', key: null }
  return writeLiveJob({ ...deps, config: { ...deps.config, lives: { ...deps.config.lives, speech } } })
}

/** Writes all that waits, and once more what has to wait for the engine. */
async function writeAll(job = makeJob()): Promise<void> {
  await world.queue.send('write-live', { liveId })
  await runJobs(world, [job])
}
const isDueNow = () => world.pg.updateTable('live_segments').set({ next_try_at: null }).execute()

const listChapters = async () => (await findTranscription(world.pg, liveId, {}))?.chapters ?? []
const listTexts = async () => (await listChapters()).map(({ transcription }) => transcription)
const listStates = async () => {
  const rows = await world.pg.selectFrom('live_segments').select(['state', 'problem']).orderBy('number').execute()
  return rows.map(({ state, problem }) => (problem === null ? state : `${state}: ${problem}`))
}

describe('pieces become chapters', () => {
  test('in their order, each joined to the one before, no word twice; the end is a draft until it is sure', async () => {
    await hear({ from: 0, to: 10, pause: false })
    answer('Senhores, vamos votar a proposta de eme')
    await writeAll()
    expect(await listChapters()).toEqual([
      expect.objectContaining({ id: 1, draft: true, transcription: 'Senhores, vamos votar a proposta de eme' }),
    ])
    const { until } = (await findTranscription(world.pg, liveId, {})) ?? { until: '' }

    await hear({ from: 7, to: 17, overlap: 3 })
    await hear({ from: 17, to: 20, wav: makeWav([{ seconds: 3, hertz: 0 }]) })
    answer('a proposta de emenda à Constituição. Está aberta a sessão.')
    await writeAll()
    expect(await listTexts()).toEqual([
      'Senhores, vamos votar a proposta de emenda à Constituição.',
      'Está aberta a sessão.',
    ])
    expect((await listChapters()).map(({ draft }) => draft)).toEqual([false, false])
    expect(await listStates()).toEqual(['written', 'written', 'silent'])
    // Whoever asks what is new is told of the draft that was replaced as well.
    const news = await findTranscription(world.pg, liveId, { since: until })
    expect(news?.chapters.map(({ id }) => id)).toEqual([1, 2])
    expect(server.calls.map(({ prompt }) => prompt)).toEqual([null, expect.stringMatching(/^Senhores, vamos votar/)])
    expect(server.faults).toEqual([])
  })

  test('times are those of the recording', async () => {
    await hear({ from: 3600, to: 3610 })
    answer('Boa noite.')
    await writeAll()
    expect(await listChapters()).toEqual([
      expect.objectContaining({ started_at: '01:00:00.000', finished_at: '01:00:10.000' }),
    ])
  })

  test('what engines invent is not written', async () => {
    await hear({ from: 0, to: 5 })
    answer('Legendas pela comunidade Amara.org')
    await writeAll()
    expect(await listTexts()).toEqual([])
    expect(await listStates()).toEqual(['silent'])
  })

  test('once listening has ended and nothing waits, the draft is sure and the transcription complete', async () => {
    await hear({ from: 0, to: 5, pause: false })
    answer('E assim encerramos')
    await writeAll()
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({ transcribed: false })
    await world.pg.updateTable('lives').set({ listening: 'ended' }).execute()
    await writeAll()
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({
      transcribed: true,
      state: 'transcribed',
      chapters: [{ draft: false, transcription: 'E assim encerramos' }],
    })
  })

  test('two lives are written side by side', async () => {
    const other = await createLive(world.pg, { ...NEW_LIVE, url: 'https://video.exemplo.org/b.m3u8' }, {})
    await hear({ from: 0, to: 5 })
    await hear({ from: 0, to: 5 }, other?.id)
    answer('Um.', 'Dois.')
    await world.queue.send('write-live', { liveId: other?.id ?? 0 })
    await writeAll()
    expect(await listStates()).toEqual(['written', 'written'])
  })
})

describe('people come first', () => {
  const correct = (chapterId: number, transcription: string) =>
    correctChapter(world.pg, { liveId, chapterId }, { transcription }, userId)

  test('a corrected draft stays as it is, and what it says is not told again', async () => {
    await hear({ from: 0, to: 10, pause: false })
    answer('Quem fala é o deputado Silva da ban')
    await writeAll()
    await correct(1, 'Quem fala é a deputada Silva, da bancada')
    await hear({ from: 7, to: 17, overlap: 3 })
    answer('deputado Silva da bancada do Norte.')
    await writeAll()
    expect(await listChapters()).toEqual([
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
    await hear({ from: 0, to: 10, pause: false })
    answer('Primeira parte sem fim')
    await writeAll()
    await hear({ from: 7, to: 17, overlap: 3 })
    server.say = async () => {
      await correct(1, 'Primeira parte, corrigida')
      return [{ start: 4, end: 10, text: 'Segunda parte.' }]
    }
    await writeAll()
    expect(await listTexts()).toEqual(['Primeira parte, corrigida', 'Segunda parte.'])
  })

  test('chapters that a person added after a draft stay', async () => {
    await hear({ from: 0, to: 10, pause: false })
    answer('Um começo')
    await writeAll()
    const added = { started_at: '00:00:10.000', finished_at: '00:00:11.000', transcription: 'Nota da redação' }
    await appendChapters(world.pg, liveId, [added])
    await hear({ from: 10, to: 20 })
    answer('Outra frase.')
    await writeAll()
    expect((await listChapters()).map(({ transcription, draft }) => [transcription, draft])).toEqual([
      ['Um começo', false],
      ['Nota da redação', false],
      ['Outra frase.', false],
    ])
  })
})

describe('failures', () => {
  test('while the engine is down its pieces wait in their order, and the reason is told', async () => {
    await hear({ from: 0, to: 5 })
    await hear({ from: 5, to: 10 })
    server.manner = { status: 503, body: '' }
    for (let time = 0; time < 5; time += 1) {
      await isDueNow()
      await writeAll()
    }
    expect(await listStates()).toEqual([
      expect.stringMatching(/^waiting: .* não está pronto agora \(503\)\.$/),
      'waiting',
    ])
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({ problem: expect.stringContaining('503') })
    server.manner = 'verbose'
    answer('Um.', 'Dois.')
    await isDueNow()
    await writeAll()
    expect(await listTexts()).toEqual(['Um.', 'Dois.'])
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({ problem: null })
  })

  test('it is not asked before its time', async () => {
    await hear({ from: 0, to: 5 })
    server.manner = { status: 503, body: '' }
    await writeAll()
    await writeAll()
    expect(server.calls).toHaveLength(1)
  })

  test('audio that the engine never understands is given up after three tries; the rest goes on, and the gap is told', async () => {
    await hear({ from: 65, to: 70 })
    await hear({ from: 70, to: 75 })
    let calls = 0
    server.say = () => {
      calls += 1
      return calls <= 3 ? [{ start: 0, end: 9_999, text: 'x' }] : [{ start: 0, end: 5, text: 'Depois.' }]
    }
    for (let time = 0; time < 3; time += 1) {
      await isDueNow()
      await writeAll()
    }
    expect(await listStates()).toEqual([expect.stringMatching(/^failed: .*não se entende/), 'written'])
    expect(await listTexts()).toEqual(['Depois.'])
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({
      problem: 'Uma parte do que foi ouvido ficou sem texto, a partir de 0:01:05.',
    })
  })

  test('audio that was removed is a gap, not a wall', async () => {
    await hear({ from: 0, to: 5, audio: null })
    await hear({ from: 5, to: 10, audio: `${'0'.repeat(64)}.wav` })
    await hear({ from: 10, to: 15, wav: Buffer.from('nenhum som') })
    await hear({ from: 15, to: 20 })
    answer('Ainda assim.')
    for (let time = 0; time < 4; time += 1) {
      await isDueNow()
      await writeAll()
    }
    expect((await listStates()).map((state) => state.slice(0, 7))).toEqual(['failed:', 'failed:', 'failed:', 'written'])
    expect(await listTexts()).toEqual(['Ainda assim.'])
  })

  test('without an engine everything waits; when one comes all is written', async () => {
    const none = writeLiveJob(jobDeps(world))
    await hear({ from: 0, to: 5 })
    await hear({ from: 5, to: 10 })
    await world.pg.updateTable('lives').set({ listening: 'ended' }).execute()
    await writeAll(none)
    expect(await listStates()).toEqual(['waiting', 'waiting'])
    answer('Um.', 'Dois.')
    await writeAll()
    expect(await listTexts()).toEqual(['Um.', 'Dois.'])
    expect(await findTranscription(world.pg, liveId, {})).toMatchObject({ transcribed: true })
  })

  test('a live that is removed while the engine writes leaves nothing behind', async () => {
    await hear({ from: 0, to: 5 })
    server.say = async () => {
      await world.pg.deleteFrom('lives').execute()
      return [{ start: 0, end: 5, text: 'Tarde demais.' }]
    }
    await writeAll()
    expect(await world.pg.selectFrom('chapters').selectAll().execute()).toEqual([])
  })
})

describe('ended in the middle', () => {
  test('a writer that died is followed by another, and nothing is told twice', async () => {
    await hear({ from: 0, to: 5, pause: false })
    // Taken, and never heard of again.
    expect(await takeSegment(world.pg, liveId, 30)).toMatchObject({ number: 1 })
    await writeAll()
    expect(await listTexts()).toEqual([])
    await isDueNow()
    answer('Uma vez só')
    await writeAll()
    await writeAll()
    expect(await listTexts()).toEqual(['Uma vez só'])
  })

  test('of two that wrote the same piece one is kept', async () => {
    await hear({ from: 0, to: 5 })
    const job = makeJob()
    let isFirst = true
    server.say = async () => {
      const mine = isFirst ? 'Do primeiro.' : 'Do segundo.'
      if (isFirst) {
        isFirst = false
        // The first one is so slow that its piece is free again, and another takes it.
        await isDueNow()
        await job.run({ liveId }, new AbortController().signal)
      }
      return [{ start: 0, end: 5, text: mine }]
    }
    await writeAll(job)
    expect(await listTexts()).toEqual(['Do segundo.'])
  })

  test('one that is told to stop gives its piece back at once', async () => {
    await hear({ from: 0, to: 5 })
    server.manner = 'hangs'
    const stopping = new AbortController()
    const running = makeJob().run({ liveId }, stopping.signal)
    await expect.poll(() => server.calls.length).toBe(1)
    stopping.abort()
    expect(await running).toBe('again')
    server.manner = 'verbose'
    answer('Em seguida.')
    await writeAll()
    expect(await listTexts()).toEqual(['Em seguida.'])
  })
})
