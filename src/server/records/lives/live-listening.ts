/** Who listens to a live, how far, and the result. One listener at a time, each identified by its own name. */
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { LivesTable } from '../../store/live-tables.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { hasPassed, MAX_CLOCK_SKEW_SECONDS } from '../../store/scheduled-times.ts'

/** Last sentence of a problem that needs no action, because the listener retries. */
export const TRIED_AGAIN = 'Nova tentativa em instantes.'

/** Content of `lives.stream_position`. */
type Stored = {
  /** The current listener, and when its lease expires unless renewed; ISO 8601. */
  listener?: string | null
  until?: string | null
  /** Position to resume from, in the listener's own format. */
  place?: object | null
  /** Consecutive failed attempts, and when the next one is due. */
  failures?: number
  retry_at?: string | null
  /** Time of the last attempt, by the same clock. */
  tried_at?: string
  /** Since when the stream has been announced as about to start. */
  waiting_since?: string | null
}

export type ClaimedLive = {
  id: number
  url: string
  /** As stored with the last segment; null: from the beginning. */
  place: object | null
  capturedSeconds: number
  capturedAt: Date | null
  startsAt: Date | null
  failures: number
  waitingSince: Date | null
}

/** The longest possible lease. */
const MAX_LEASE_SECONDS = 300

type Claim = { listener: string; leaseMs: number; now: Date }

/** Claims a live to listen to. `busy`: it has a listener; null: it is not to be listened to (any more). */
export function claimLive(
  pg: Postgres,
  id: number,
  { listener, leaseMs, now }: Claim,
): Promise<ClaimedLive | 'busy' | null> {
  return pg.transaction().execute(async (tx) => {
    const live = await lockLive(tx, id)
    if (!live || (live.listening !== 'queued' && live.listening !== 'listening')) return null
    const stored = toStored(live.stream_position)
    if (live.listening === 'listening' && isHeld(stored, now)) return 'busy'
    const until = new Date(now.getTime() + leaseMs).toISOString()
    // Clears the problem of an earlier attempt; that of a listener that died still applies.
    const cleared = live.listening === 'queued' && { problem: null }
    await write(tx, id, { ...stored, listener, until }, { listening: 'listening', ...cleared })
    return {
      id,
      url: live.url,
      place: stored.place ?? null,
      capturedSeconds: live.heard_seconds,
      capturedAt: live.heard_at,
      startsAt: live.starts_at,
      failures: stored.failures ?? 0,
      waitingSince: stored.waiting_since ? new Date(stored.waiting_since) : null,
    }
  })
}

/** Renews the listener's lease. false: this listener must stop. */
export async function keepLive(pg: Postgres, id: number, { listener, leaseMs, now }: Claim): Promise<boolean> {
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const { numUpdatedRows } = await pg
    .updateTable('lives')
    .set({ stream_position: sql`jsonb_set(stream_position, '{until}', to_jsonb(${until}::text))` })
    .where('id', '=', id)
    .where('listening', '=', 'listening')
    .where(sql<string>`stream_position->>'listener'`, '=', listener)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores the position of the first sound, unless a position to resume from is known: if the listener dies before its first
 * segment, the next one resumes there instead of at the current position of the live.
 */
export async function recordFirstPlace(pg: Postgres, id: number, listener: string, place: object): Promise<void> {
  await pg
    .updateTable('lives')
    .set({ stream_position: sql`stream_position || jsonb_build_object('place', ${JSON.stringify(place)}::jsonb)` })
    .where('id', '=', id)
    .where(sql<string>`stream_position->>'listener'`, '=', listener)
    .where(sql<boolean>`stream_position->>'place' IS NULL`)
    .execute()
}

export type CapturedSegment = {
  /** Seconds from the start of the recording. */
  startedAt: number
  finishedAt: number
  overlap: number
  endsInPause: boolean
  /** The name of its file. */
  audio: string
  /** Position to resume from after it. */
  place: object
}

/**
 * Stores a segment of the recording. Returns false, storing nothing, when this listener is no longer the current one. If the live
 * was marked complete meanwhile, its last segment leaves it complete.
 */
export function addSegment(
  pg: Postgres,
  id: number,
  listener: string,
  piece: CapturedSegment,
  now: Date,
): Promise<boolean> {
  return pg.transaction().execute(async (tx) => {
    const live = await lockLive(tx, id)
    const stored = toStored(live?.stream_position)
    if (!live || stored.listener !== listener) return false
    const isComplete = live.transcribed && live.listening !== 'listening'
    const { last } = await tx
      .selectFrom('live_segments')
      .select((is) => is.fn.max('number').as('last'))
      .where('live_id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('live_segments')
      .values({
        live_id: id,
        number: (last ?? 0) + 1,
        started_at: piece.startedAt,
        finished_at: piece.finishedAt,
        overlap: piece.overlap,
        ends_in_pause: piece.endsInPause,
        audio: piece.audio,
        heard_at: now,
        again: isComplete,
      })
      .execute()
    const after = { ...stored, place: piece.place, failures: 0, retry_at: null, waiting_since: null }
    await write(tx, id, after, { heard_seconds: piece.finishedAt, heard_at: now, transcribed: isComplete })
    return true
  })
}

export type Ending = {
  /** `listening`: another listener takes over at once. */
  listening: 'ended' | 'failed' | 'scheduled' | 'queued' | 'listening'
  problem?: string | null
  startsAt?: Date | null
  isLive?: boolean
  finishedAt?: Date | null
  /** Time of the next attempt; null: no automatic retry. */
  retryAt?: Date | null
  waitingSince?: Date | null
}

/** Releases the live. A user's decisions made meanwhile are kept. */
export async function leaveLive(pg: Postgres, id: number, listener: string, ending: Ending): Promise<void> {
  const { listening, problem, startsAt, isLive, finishedAt, retryAt = null, waitingSince } = ending
  await pg.transaction().execute(async (tx) => {
    const live = await lockLive(tx, id)
    const stored = toStored(live?.stream_position)
    if (!live || stored.listener !== listener) return
    const failures = listening === 'failed' ? (stored.failures ?? 0) + 1 : (stored.failures ?? 0)
    const isMine = live.listening === 'listening'
    const retry_at = (isMine && retryAt?.toISOString()) || null
    const waiting_since = waitingSince === undefined ? stored.waiting_since : waitingSince?.toISOString()
    const tried_at = new Date().toISOString()
    const after = {
      ...{ ...stored, listener: null, until: null, failures, retry_at, tried_at },
      waiting_since: waiting_since ?? null,
    }
    // If a user ended it meanwhile, it is no longer known whether the live goes on.
    const isOnAir = isMine ? isLive : false
    const isSettled = listening === 'ended' && live.problem?.endsWith(TRIED_AGAIN)
    await write(tx, id, after, {
      ...(isMine && { listening, ...(isSettled && { problem: null }), ...(problem !== undefined && { problem }) }),
      ...(isMine && startsAt !== undefined && { starts_at: startsAt }),
      ...(isOnAir !== undefined && { is_live: isOnAir }),
      ...(finishedAt !== undefined && live.finished_at === null && { finished_at: finishedAt }),
    })
  })
}

/** Stores the current or past problem of listening; null: none. */
export async function recordLiveProblem(pg: Postgres, id: number, listener: string, problem: string | null) {
  await pg
    .updateTable('lives')
    .set({ problem })
    .where('id', '=', id)
    .where(sql<string>`stream_position->>'listener'`, '=', listener)
    .where(sql<boolean>`problem IS DISTINCT FROM ${problem}`)
    .execute()
}

/** A user requests listening: now, or from the announced start on. undefined: the live does not exist. */
export function requestListening(
  pg: Postgres,
  id: number,
  now: Date,
): Promise<'queued' | 'scheduled' | null | undefined> {
  return inTransaction(pg, async (tx) => {
    const live = await lockLive(tx, id)
    if (!live) return undefined
    if (live.listening === 'listening' || live.listening === 'queued') return null
    const listening = live.starts_at && live.starts_at > now ? 'scheduled' : 'queued'
    const stored = { ...toStored(live.stream_position), failures: 0, retry_at: null, waiting_since: null }
    // A complete transcription stays complete until more is heard.
    await write(tx, id, stored, { listening, problem: null })
    return listening
  })
}

/** A user stops the listening. false: the live does not exist. */
export const endListening = (pg: Postgres, id: number): Promise<boolean> =>
  inTransaction(pg, (tx) => stopListener(tx, id))

/** The same within the transaction of another change to the live. */
export async function stopListener(tx: Postgres, id: number): Promise<boolean> {
  const live = await lockLive(tx, id)
  if (!live) return false
  const isRunning = !['off', 'ended'].includes(live.listening)
  const listening = live.listening === 'listening' || live.heard_seconds > 0 ? 'ended' : 'off'
  if (isRunning) {
    const stored = { ...toStored(live.stream_position), retry_at: null }
    await write(tx, id, stored, { listening, problem: null, is_live: false })
  }
  return true
}

/** Whether the listener's lease has expired. */
export const isLeft = (now?: RawBuilder<unknown>) =>
  hasPassed(sql`(stream_position->>'until')::timestamptz`, MAX_LEASE_SECONDS, now)

function isHeld({ listener, until }: Stored, now: Date): boolean {
  const seconds = until ? (Date.parse(until) - now.getTime()) / 1000 : 0
  return Boolean(listener) && seconds > 0 && seconds <= MAX_LEASE_SECONDS + MAX_CLOCK_SKEW_SECONDS
}

const toStored = (stored: unknown): Stored => (typeof stored === 'object' && stored !== null ? stored : {})

const lockLive = (tx: Postgres, id: number) =>
  tx.selectFrom('lives').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

async function write(tx: Postgres, id: number, stored: Stored, changes: Updateable<LivesTable>): Promise<void> {
  const stream_position = JSON.stringify(stored)
  await tx
    .updateTable('lives')
    .set({ ...changes, stream_position })
    .where('id', '=', id)
    .execute()
}
