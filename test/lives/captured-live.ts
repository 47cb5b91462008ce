/** A live being listened to, with an engine over real HTTP that returns what a test wants for each piece. */
import type { Chapter, Transcription } from '../../src/contract/lives/lives.ts'
import type { Job } from '../../src/server/jobs/job.ts'
import { writeLiveJob } from '../../src/server/jobs/write-live.ts'
import { findTranscription } from '../../src/server/records/lives/chapters.ts'
import { createLive } from '../../src/server/records/lives/lives.ts'
import { jobDeps, runJobs } from '../run-jobs.ts'
import type { TestStores } from '../world.ts'
import { makeSpeech } from './audio.ts'
import { openTestEngine, type TestEngine } from './speech-engine.ts'

/** Seconds from the start of the recording; `audio`: file name, instead of generated sound. */
type AudioSegment = { from: number; to: number; overlap?: number; pause?: boolean; wav?: Buffer; audio?: string | null }

export type CapturedLive = {
  id: number
  server: TestEngine
  /** Stores a piece of the recording as the listener does. */
  hear(piece: AudioSegment, liveId?: number): Promise<void>
  /** Sets the engine's responses, one per piece. */
  answer(...texts: string[]): void
  makeJob(): Job
  /** Transcribes everything that is waiting and due. */
  writeAll(job?: Job): Promise<void>
  /** Makes everything that waits for the engine due now. */
  isDueNow(): Promise<unknown>
  read(since?: string): Promise<Transcription>
  listChapters(): Promise<Chapter[]>
  listTexts(): Promise<string[]>
  /** States of all pieces, each followed by its problem. */
  listStates(): Promise<string[]>
}

const NEW_LIVE = { title: null, description: null, channel_title: null }

/** A live being listened to; undefined ids do not exist. */
export async function createCapturedLive(world: TestStores, url: string): Promise<number> {
  const live = await createLive(world.pg, { ...NEW_LIVE, url }, {})
  const id = live?.id ?? 0
  await world.pg.updateTable('lives').set({ listening: 'listening' }).where('id', '=', id).execute()
  return id
}

let heard = 0

export async function openCapturedLive(world: TestStores): Promise<CapturedLive> {
  const { pg } = world
  const server = await openTestEngine()
  const id = await createCapturedLive(world, 'https://video.exemplo.org/live.m3u8')
  const makeJob = () => {
    const deps = jobDeps(world)
    const speech = { url: server.url, model: 'whisper', key: null }
    return writeLiveJob({ ...deps, config: { ...deps.config, lives: { ...deps.config.lives, speech } } })
  }
  const read = async (since?: string) => {
    const transcription = await findTranscription(pg, id, { since })
    if (!transcription) throw new Error('the live is gone')
    return transcription
  }
  return {
    id,
    server,
    makeJob,
    read,
    hear: (piece, liveId = id) => addSegment(world, liveId, piece),
    answer(...texts) {
      server.say = ({ seconds }) => {
        const text = texts.shift()
        return text === undefined ? [] : [{ start: 0, end: seconds, text }]
      }
    },
    async writeAll(job = makeJob()) {
      await world.queue.send('write-live', { liveId: id })
      await runJobs(world, [job])
    },
    isDueNow: () => pg.updateTable('live_segments').set({ next_try_at: null }).execute(),
    listChapters: async () => (await read()).chapters,
    listTexts: async () => (await read()).chapters.map(({ transcription }) => transcription),
    async listStates() {
      const rows = await pg.selectFrom('live_segments').select(['state', 'problem']).orderBy('number').execute()
      return rows.map(({ state, problem }) => (problem === null ? state : `${state}: ${problem}`))
    },
  }
}

async function addSegment({ pg, media }: TestStores, live_id: number, piece: AudioSegment): Promise<void> {
  const { from, to, overlap = 0, pause = true, wav, audio } = piece
  // Each has a different sound, because files are named by their content.
  heard += 1
  const file = audio === undefined ? (await media.put(wav ?? makeSpeech(to - from, 100 + heard))).name : audio
  const { last } = await pg
    .selectFrom('live_segments')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('live_id', '=', live_id)
    .executeTakeFirstOrThrow()
  const span = { started_at: from, finished_at: to, overlap, ends_in_pause: pause }
  await pg
    .insertInto('live_segments')
    .values({ live_id, number: (last ?? 0) + 1, audio: file, ...span })
    .execute()
}
