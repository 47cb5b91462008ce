/** Captures one stream from where it was left to its end, and retries after failures. */
import type { YtDlpConfig } from '../config.ts'
import { TRIED_AGAIN } from '../records/lives/live-listening.ts'
import { type AudioSegment, type Cutter, openCutter } from './audio/cut.ts'
import { captureStream, openTimelineOf } from './stream/capture-stream.ts'
import { type FoundStream, findStream } from './stream/find-stream.ts'
import { StreamError } from './stream/stream-error.ts'
import type { VideoPage } from './stream/yt-dlp.ts'
import { advance, type Place, SAMPLE_RATE } from './stream-position.ts'

export type CaptureTarget = {
  address: string
  /** Where to resume; null: from the beginning. */
  place: Place | null
  /** Seconds captured before, and when (in milliseconds). */
  capturedSeconds: number
  capturedAt: number | null
  /** Stores a segment, however long that takes. */
  keep(segment: AudioSegment): Promise<void>
  /** Reports a problem, or missing audio, for the screen; null: the problem is over. */
  tell(problem: string | null): Promise<void>
  /** Called once the first audio has arrived, with its position. */
  learn(about: { page: VideoPage | null; isLive: boolean; place: Place }): Promise<void>
}

export type RetryOptions = {
  ffmpeg: string
  /** Milliseconds without output after which ffmpeg is presumed to hang; absent: a minute. */
  silenceMs?: number
  /** Free bytes on the disk of `temporary`; absent: queried from the system. */
  readFree?: (folder: string) => Promise<number>
  ytDlp: YtDlpConfig | null
  privateHosts: readonly string[]
  temporary: string
  signal: AbortSignal
  /** Waits for that many milliseconds; resolves early, without an error, when the signal aborts. */
  pause: (ms: number) => Promise<void>
}

export type Outcome =
  | { kind: 'ended'; isLive: boolean; problem: string | null }
  | { kind: 'upcoming'; page: VideoPage }
  | { kind: 'failed'; problem: string; lasting: boolean }
  /** The signal ended it; it can be resumed at any time. */
  | { kind: 'stopped' }

const MAX_HOURS = 12
const MAX_SAMPLES = MAX_HOURS * 3600 * SAMPLE_RATE
/** Total wait between retries before it is given up for now. */
const RETRY_TIMEOUT_MS = 5 * 60_000
const SLOWEST_MS = 30_000
/** Maximum capture speed of a recording, as a multiple of its length: others need the machine too. */
const FASTEST = 50
/** Its times differ from those of the live: audio already captured would be repeated, or the rest lost. */
const BECAME_RECORDING = 'A transmissão terminou; o vídeo gravado pode ser adicionado à parte.'
/** Gaps shorter than this, in seconds, are not reported. */
const MIN_HOLE = 1

type State = {
  next: Place | null
  capturedAt: number | null
  waitedMs: number
  isLive: boolean
  isLearned: boolean
  seen: { head: string | null }
  cutter: Cutter
}

export async function captureWithRetries(target: CaptureTarget, options: RetryOptions): Promise<Outcome> {
  const state: State = {
    next: target.place,
    capturedAt: target.capturedAt,
    waitedMs: 0,
    isLive: false,
    isLearned: false,
    seen: { head: null },
    cutter: openCutter(Math.round(target.capturedSeconds * SAMPLE_RATE)),
  }
  for (let tries = 0; ; tries += 1) {
    const outcome = await tryOnce(target, options, state).catch((error: unknown) => error)
    if (options.signal.aborted) {
      await finish(target, state, false)
      return { kind: 'stopped' }
    }
    if (!(outcome instanceof StreamError)) {
      if (outcome instanceof Error) throw outcome
      return outcome as Outcome
    }
    if (state.waitedMs === 0) tries = 0
    const end = judge(outcome, state)
    if (end) {
      await finish(target, state, true)
      return end
    }
    await target.tell(`${outcome.message} ${TRIED_AGAIN}`)
    const wait = Math.min(SLOWEST_MS, 1_000 * 2 ** tries)
    state.waitedMs += wait
    await options.pause(wait)
  }
}

/** Captures until something ends it. */
async function tryOnce(target: CaptureTarget, options: RetryOptions, state: State): Promise<Outcome> {
  const access = { privateHosts: options.privateHosts, headers: {}, signal: options.signal }
  const { stream, page } = await findStream(target.address, access, options.ytDlp)
  if (!stream && page) return { kind: 'upcoming', page }
  // Audio captured but not stored is captured again from its beginning.
  if (target.capturedSeconds === 0 && !state.isLearned && stream?.kind !== state.next?.kind) state.next = null
  if (stream && state.next?.kind && stream.kind !== state.next.kind) {
    await finish(target, state, true)
    return { kind: 'ended', isLive: true, problem: BECAME_RECORDING }
  }
  if (stream) {
    const isWhole = await captureAll(stream, page, target, options, state)
    await finish(target, state, true)
    if (!isWhole) {
      const problem = `A gravação chegou ao limite de ${MAX_HOURS} horas e parou.`
      return { kind: 'ended', isLive: false, problem }
    }
  }
  if (!state.next) throw new StreamError('Não há áudio neste endereço.', { lasting: true })
  return { kind: 'ended', isLive: state.isLive, problem: null }
}

/** Returns whether the stream was captured to its end. */
async function captureAll(
  { kind, url, headers }: NonNullable<FoundStream['stream']>,
  page: VideoPage | null,
  target: CaptureTarget,
  options: RetryOptions,
  state: State,
): Promise<boolean> {
  const timeline = openTimelineOf(kind, state.next, state.capturedAt)
  const capture = { ...options, headers, timeline, seen: state.seen }
  let paced = performance.now()
  for await (const { place, samples } of captureStream(kind, url, capture)) {
    await recordGap(target, state, place.position)
    state.isLive = timeline.isLive()
    state.next = advance(place, samples.length / 2)
    state.capturedAt = Date.now()
    state.waitedMs = 0
    if (!state.isLearned) {
      state.isLearned = true
      await target.learn({ page, isLive: page?.isLive || state.isLive, place })
    }
    for (const segment of state.cutter.push({ place, samples })) {
      await target.keep(segment)
      await options.pause(Math.max(0, segment.samples.length / 32 / FASTEST - (performance.now() - paced)))
      paced = performance.now()
    }
    if (options.signal.aborted) return true
    if (state.next.position >= MAX_SAMPLES) return false
  }
  return true
}

/** Also clears the message when a problem is over. */
async function recordGap(target: CaptureTarget, { next, waitedMs }: State, position: number): Promise<void> {
  // The last seconds before the resume position have been captured once already.
  const captured = Math.max(next?.position ?? 0, Math.round(target.capturedSeconds * SAMPLE_RATE))
  const missing = (position - captured) / SAMPLE_RATE
  if (missing > MIN_HOLE) {
    const from = `${Math.round(missing)} segundos a partir de ${formatTime(captured)}`
    await target.tell(`Faltam ${from}: a transmissão não estava disponível.`)
  } else if (waitedMs > 0) await target.tell(null)
}

const formatTime = (position: number) => new Date((position / SAMPLE_RATE) * 1000).toISOString().slice(11, 19)

async function finish(target: CaptureTarget, { cutter }: State, isEnd: boolean): Promise<void> {
  const segment = cutter.finish(isEnd)
  if (segment) await target.keep(segment)
}

/** null: to be retried. */
function judge({ message, lasting, over, gone }: StreamError, { next, isLive, waitedMs }: State): Outcome | null {
  const isSpent = waitedMs >= RETRY_TIMEOUT_MS
  if (next && (over || (gone && isSpent))) return { kind: 'ended', isLive, problem: null }
  // Earlier audio proves that the address works: a page in its place may disappear again.
  const isHopeless = lasting && !next
  if (isHopeless || over || isSpent) return { kind: 'failed', problem: message, lasting: isHopeless }
  return null
}
