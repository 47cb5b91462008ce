/** Transcribes the recording of a live: one piece after the other, each joined to the text before it. */
import { buffer } from 'node:stream/consumers'
import type { Media } from '../media/media.ts'
import { TooManyChaptersError } from '../records/lives/chapters.ts'
import { toSeconds } from '../records/lives/live-progress.ts'
import { type AroundGap, fillGap, findNextOverlap } from '../records/lives/segment-gaps.ts'
import {
  giveUpSegment,
  hasWritten,
  holdSegment,
  keepSegment,
  listOpen,
  listTail,
  MAX_PAUSE_SECONDS,
  type SegmentOutcome,
  type TailChapter,
  takeSegment,
  type WaitingSegment,
} from '../records/lives/segment-writing.ts'
import type { Postgres } from '../store/postgres.ts'
import { toChapterTime } from './chapter-time.ts'
import { fitChapters, makePrompt, type SegmentSpan, type WrittenChapter, writeChapters } from './segment-chapters.ts'
import { DOUBTFUL_TRIES, type SpeechEngine, SpeechFailure, type Utterance } from './speech/engine.ts'
import { dropHallucinations } from './speech/hallucinations.ts'
import { findAudible, measureLoudness } from './speech/loudness.ts'
import { splitSentences } from './speech/sentences.ts'
import { type PcmAudio, readWav } from './speech/wav-audio.ts'

export type WritingDeps = { pg: Postgres; media: Pick<Media, 'read'>; engine: SpeechEngine }

/**
 * `none`: nothing waits, or another process is transcribing. `written`: a piece is done, and `changed` is the first chapter that
 * changed. `later`: the engine failed; the piece is due again in that many seconds.
 */
export type WritingResult =
  | { result: 'none' }
  | { result: 'written'; changed: number | null }
  | { result: 'later'; seconds: number }

/** A piece whose lease was not renewed for this long can be claimed again: its holder has died. */
const HOLD_SECONDS = 30
const HEARTBEAT_MS = 10_000
/** Retry delay of an engine in seconds, initially and at most; if the audio may be the cause, it grows further. */
const PAUSE = { least: 5, most: 60, doubtful: MAX_PAUSE_SECONDS }
const BROKEN = 'O áudio deste trecho não pôde ser lido.'
const GONE = 'O áudio deste trecho não existe mais; ele foi removido antes de ser escrito.'

/** Transcribes the first waiting piece of a live. @throws failures other than the engine's, and when `signal` aborts */
export async function writeNextSegment(deps: WritingDeps, liveId: number, signal: AbortSignal): Promise<WritingResult> {
  const segment = await takeSegment(deps.pg, liveId, HOLD_SECONDS)
  if (!segment) return { result: 'none' }
  const hold = setInterval(() => {
    holdSegment(deps.pg, liveId, segment.number, { seconds: HOLD_SECONDS }).catch(() => {})
  }, HEARTBEAT_MS)
  try {
    const outcome = await hear(deps, liveId, segment, signal)
    return { result: 'written', changed: await keep(deps.pg, liveId, segment, outcome) }
  } catch (error) {
    clearInterval(hold)
    if (!(error instanceof SpeechFailure) || signal.aborted) {
      await holdSegment(deps.pg, liveId, segment.number, { seconds: 0 })
      throw error
    }
    return postpone(deps, liveId, segment, error)
  } finally {
    clearInterval(hold)
  }
}

type Heard = { said: Utterance[]; engine: string | null } | { problem: string }

/** Utterances of a piece, in seconds of the recording. @throws SpeechFailure */
async function hear(
  { pg, media, engine }: WritingDeps,
  liveId: number,
  segment: WaitingSegment,
  signal: AbortSignal,
): Promise<Heard> {
  const file = segment.audio === null ? null : await media.read(segment.audio)
  if (!file) return { problem: GONE }
  const wav = await buffer(file.stream)
  const sound = readAudio(wav)
  if (!sound) return { problem: BROKEN }
  const loudness = measureLoudness(sound)
  if (!findAudible(loudness)) return { said: [], engine: null }
  const tail = (await listTail(pg, liveId)).map(toUtterance)
  const written = await engine.write(wav, { prompt: makePrompt(tail, toPiece(segment)), signal })
  const said = dropHallucinations(written.flatMap(splitSentences), loudness)
  const { started_at: from } = segment
  return { said: said.map((one) => ({ ...one, start: from + one.start, end: from + one.end })), engine: engine.name }
}

function readAudio(wav: Uint8Array): PcmAudio | null {
  try {
    return readWav(wav)
  } catch {
    return null
  }
}

/** Returns the first chapter that changed. */
async function keep(pg: Postgres, liveId: number, segment: WaitingSegment, heard: Heard): Promise<number | null> {
  try {
    const kept = await keepSegment(pg, liveId, segment.number, (tail) => decide(tail, segment, heard))
    // Retried, or marked as complete, while the engine worked.
    return (kept ?? (await keepInGap(pg, liveId, segment, heard)))?.changed ?? null
  } catch (error) {
    if (!(error instanceof TooManyChaptersError)) throw error
    const problem = 'A transcrição chegou ao maior tamanho possível.'
    await giveUpSegment(pg, liveId, segment.number, { engine: null, problem })
    return null
  }
}

async function keepInGap(pg: Postgres, liveId: number, segment: WaitingSegment, heard: Heard) {
  const { number, started_at, finished_at, overlap } = segment
  const nextOverlap = await findNextOverlap(pg, liveId, number)
  const split = toChapterTime(Math.max((started_at + finished_at) / 2, started_at + overlap))
  return fillGap(pg, liveId, { number, split }, (around) => decideGap(around, segment, heard, nextOverlap))
}

function decideGap(around: AroundGap, segment: WaitingSegment, heard: Heard, nextOverlap: number): SegmentOutcome {
  if ('problem' in heard) return { state: 'failed', engine: null, problem: heard.problem, chapters: [] }
  const places = { before: around.before.map(toUtterance), after: around.after.map(toUtterance) }
  const chapters = fitChapters(places, heard.said, toPiece(segment), nextOverlap).map((chapter) =>
    toNewChapter({ ...chapter, draft: false }),
  )
  return { state: heard.said.length > 0 ? 'written' : 'silent', engine: heard.engine, chapters }
}

function decide(tail: readonly TailChapter[], segment: WaitingSegment, heard: Heard): SegmentOutcome {
  if ('problem' in heard) return { state: 'failed', engine: null, problem: heard.problem, chapters: [] }
  const open = listOpen(tail)
  const fixed = tail.slice(0, tail.length - open.length)
  const places = { fixed: fixed.map(toUtterance), open: open.map(toUtterance) }
  const chapters = writeChapters(places, heard.said, toPiece(segment)).map(toNewChapter)
  return { state: heard.said.length > 0 ? 'written' : 'silent', engine: heard.engine, chapters }
}

async function postpone(
  { pg, engine }: WritingDeps,
  liveId: number,
  { number, tries: before, age, again }: WaitingSegment,
  failure: SpeechFailure,
): Promise<WritingResult> {
  const tries = failure.lasting ? before + 1 : before
  // A piece that was given up before is not retried for long.
  if (tries >= (again && failure.lasting ? 1 : await findLimit(pg, engine, failure))) {
    await giveUpSegment(pg, liveId, number, { engine: engine.name, problem: failure.message })
    return { result: 'written', changed: null }
  }
  const seconds = choosePause(failure, tries, age)
  await holdSegment(pg, liveId, number, { seconds, tries, problem: failure.message })
  return { result: 'later', seconds }
}

/** While an engine has never produced text, its settings may be wrong and not the audio. */
async function findLimit(pg: Postgres, engine: SpeechEngine, { lasting, tries }: SpeechFailure): Promise<number> {
  return lasting && !(await hasWritten(pg, engine.name)) ? Math.max(tries, DOUBTFUL_TRIES) : tries
}

/** The longer audio has been waiting, the more rarely an unavailable engine is tried: once it is back, it is back for all pieces. */
function choosePause(failure: SpeechFailure, tries: number, age: number): number {
  if (!failure.lasting) return Math.round(Math.min(Math.max(age / 4, PAUSE.least), PAUSE.most))
  return Math.min(PAUSE.least * 2 ** (tries - 1), PAUSE.doubtful)
}

const toNewChapter = ({ start, end, text, draft }: WrittenChapter) => ({
  started_at: toChapterTime(start),
  finished_at: toChapterTime(end),
  transcription: text,
  draft,
})

const toPiece = (segment: WaitingSegment): SegmentSpan => ({
  start: segment.started_at,
  end: segment.finished_at,
  overlap: segment.overlap,
  endsInPause: segment.ends_in_pause,
})

const toUtterance = ({ started_at, finished_at, transcription }: TailChapter): Utterance => ({
  start: toSeconds(started_at),
  end: toSeconds(finished_at),
  text: transcription,
})
