/** Captures a live of the list: claims it, stores the audio segment by segment, and records the outcome. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Media } from '../media/media.ts'
import { isAbandoned } from '../records/lives/live-audio.ts'
import { completeLive } from '../records/lives/live-details.ts'
import {
  addSegment,
  type ClaimedLive,
  claimLive,
  type Ending,
  keepLive,
  leaveLive,
  recordFirstPlace,
  recordLiveProblem,
  TRIED_AGAIN,
} from '../records/lives/live-listening.ts'
import type { Postgres } from '../store/postgres.ts'
import type { AudioSegment } from './audio/cut.ts'
import { makeWav } from './audio/wav.ts'
import { type CaptureTarget, captureWithRetries, type Outcome } from './capture-with-retries.ts'
import { isDiskFull } from './disk-full.ts'
import { readPlace, SAMPLE_RATE } from './stream-position.ts'

export type CaptureDeps = {
  pg: Postgres
  media: Media
  config: Config
  log: Log
  /** Called after each stored segment, and at the end. */
  onSegment: () => Promise<void>
  /** Factor on all waits; below 1 in tests. */
  pace?: number
}

/** A listener silent for longer than this is presumed dead. */
const LEASE_MS = 30_000
const PULSE_MS = 5_000
const REFUSED_MS = 10_000
/** First retry delay for a live that has not begun, or that failed. */
const RECHECK_MS = 60_000
/** Retry interval for a live that should have begun today. */
const OFTEN_MS = 5 * 60_000
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Maximum delay of a live's start before it is given up. */
const LATEST_MS = 7 * DAY_MS
const NEVER_BEGAN =
  'A transmissão não começou, uma semana depois do esperado; ela pode ter sido cancelada. Para procurá-la de novo, mande ouvir a live.'
const MAX_FAILURES = 12

/** `busy`: another listener has the lease. `stopped`: the signal ended the capture, which is to be resumed. */
export async function captureLive(
  deps: CaptureDeps,
  id: number,
  signal: AbortSignal,
): Promise<'done' | 'busy' | 'stopped'> {
  const listener = randomUUID()
  const live = await claimLive(deps.pg, id, { listener, leaseMs: LEASE_MS, now: new Date() })
  if (live === 'busy') return 'busy'
  if (!live) return 'done'
  const own = new AbortController()
  const all = AbortSignal.any([signal, own.signal])
  const pulse = beat(deps, id, listener, own)
  try {
    const outcome = await captureWithRetries(describeTarget(deps, live, listener, all), retryOptions(deps, all))
    if (outcome.kind === 'upcoming') await completeLive(deps.pg, id, outcome.page)
    await leaveLive(deps.pg, id, listener, toEnding(outcome, live, new Date()))
    return outcome.kind === 'stopped' && !own.signal.aborted ? 'stopped' : 'done'
  } catch (error) {
    if (error instanceof ListenerGone) return 'done'
    const outcome = signal.aborted ? STOPPED : FAULTY
    deps.log.error({ err: error, live: id }, 'listening broke off')
    await leaveLive(deps.pg, id, listener, toEnding(outcome, live, new Date()))
    return signal.aborted ? 'stopped' : 'done'
  } finally {
    own.abort()
    await pulse
    await deps.onSegment()
  }
}

const STOPPED: Outcome = { kind: 'stopped' }
const FAULTY: Outcome = {
  kind: 'failed',
  problem: 'Um erro do servidor interrompeu a escuta; ele a tenta de novo sozinho.',
  lasting: false,
}

/** Another listener has the lease now, or the capture is no longer wanted. */
class ListenerGone extends Error {}

/** A recording that the blob store refuses. */
class SegmentRefused extends Error {}

const pauseFor = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {})

/** Renews the lease until the capture ends; aborts it when it is no longer wanted. A brief outage of the store aborts nothing. */
async function beat({ pg }: CaptureDeps, id: number, listener: string, own: AbortController): Promise<void> {
  while (!own.signal.aborted) {
    await pauseFor(PULSE_MS, own.signal)
    if (own.signal.aborted) return
    const isWanted = await keepLive(pg, id, { listener, leaseMs: LEASE_MS, now: new Date() }).catch(() => true)
    if (!isWanted) own.abort()
  }
}

/** Folder of recordings that have to be on disk before decoding. */
export const temporaryFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'media', 'temporary')

function retryOptions({ config, pace = 1 }: CaptureDeps, signal: AbortSignal) {
  return {
    ffmpeg: config.media.ffmpeg,
    ytDlp: config.lives.ytDlp,
    privateHosts: config.privateHosts,
    temporary: temporaryFolder(config),
    signal,
    pause: (ms: number) => pauseFor(ms * pace, signal),
  }
}

function describeTarget(deps: CaptureDeps, live: ClaimedLive, listener: string, signal: AbortSignal): CaptureTarget {
  const { pg, log, pace = 1 } = deps
  const tell = (problem: string | null) => recordLiveProblem(pg, live.id, listener, problem)
  return {
    address: live.url,
    place: readPlace(live.place),
    capturedSeconds: live.capturedSeconds,
    capturedAt: live.capturedAt?.getTime() ?? null,
    tell,
    async learn({ page, isLive, place }) {
      await recordFirstPlace(pg, live.id, listener, place)
      const startedAt = page?.startsAt ?? (isLive && live.capturedSeconds === 0 ? new Date() : null)
      await completeLive(pg, live.id, { ...page, isLive, startedAt })
    },
    async keep(segment) {
      for (let isRefused = false; ; ) {
        try {
          await storeSegment(deps, live.id, listener, segment)
          if (isRefused) await tell(null)
          break
        } catch (error) {
          const problem = describeRefusal(error)
          if (!problem || signal.aborted) throw error
          log.warn({ live: live.id, err: error }, 'a recording is not taken')
          isRefused = true
          await tell(problem).catch(() => {})
          await pauseFor(REFUSED_MS * pace, signal)
        }
      }
      await deps.onSegment()
    },
  }
}

/** null: the failure is not about storing the recording. */
function describeRefusal(error: unknown): string | null {
  if (isDiskFull(error)) return 'O disco está cheio: a gravação espera até que haja espaço.'
  return error instanceof SegmentRefused ? `O armazenamento de mídia não aceita a gravação. ${TRIED_AGAIN}` : null
}

async function storeSegment(
  { pg, media }: CaptureDeps,
  id: number,
  listener: string,
  segment: AudioSegment,
): Promise<void> {
  const { name } = await media.put(makeWav(segment.samples)).catch((cause: unknown) => {
    throw new SegmentRefused('the store of files refuses a recording', { cause })
  })
  const timed = {
    startedAt: segment.from / SAMPLE_RATE,
    finishedAt: (segment.from + segment.samples.length / 2) / SAMPLE_RATE,
    overlap: segment.overlap / SAMPLE_RATE,
    endsInPause: segment.endsInPause,
    audio: name,
    place: segment.next,
  }
  if (await addSegment(pg, id, listener, timed, new Date())) return
  if (await isAbandoned(pg, id, name)) await media.remove(name)
  throw new ListenerGone()
}

function toEnding(outcome: Outcome, live: ClaimedLive, now: Date): Ending {
  if (outcome.kind === 'stopped') return { listening: 'listening' }
  if (outcome.kind === 'ended') {
    const ended = { listening: 'ended', isLive: false } as const
    return {
      ...ended,
      ...(outcome.isLive && { finishedAt: now }),
      ...(outcome.problem !== null && { problem: outcome.problem }),
    }
  }
  if (outcome.kind === 'upcoming') {
    return waitForStart(outcome.page.startsAt ?? live.startsAt, live.waitingSince ?? now, now)
  }
  const wait = Math.min(HOUR_MS, RECHECK_MS * 2 ** live.failures)
  const isTried = !outcome.lasting && live.failures < MAX_FAILURES
  return {
    listening: 'failed',
    isLive: false,
    problem: outcome.problem,
    retryAt: isTried ? new Date(now.getTime() + wait) : null,
  }
}

/**
 * A late live is checked every few minutes for a day, so that little of its beginning is lost; after that, more rarely the later it
 * is, and finally it is given up.
 */
function waitForStart(announced: Date | null, waitingSince: Date, now: Date): Ending {
  const waiting = { listening: 'scheduled', problem: null, startsAt: announced, waitingSince } as const
  if (announced && announced > now) return { ...waiting, retryAt: null }
  const late = now.getTime() - (announced ?? waitingSince).getTime()
  if (late > LATEST_MS) return { ...waiting, listening: 'failed', problem: NEVER_BEGAN, isLive: false }
  const wait =
    late <= DAY_MS
      ? Math.min(OFTEN_MS, Math.max(RECHECK_MS, late / 4))
      : Math.min(DAY_MS, Math.max(OFTEN_MS, (late - DAY_MS) / 4))
  return { ...waiting, retryAt: new Date(now.getTime() + wait) }
}
