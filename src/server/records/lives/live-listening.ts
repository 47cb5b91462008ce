/** Who hears a live, how far, and what became of it. One listener at a time: each writes under a name of its own. */
import { type RawBuilder, sql, type Updateable } from 'kysely'
import { CLOCKS_APART_SECONDS, hasCome } from '../../store/has-come.ts'
import type { LivesTable } from '../../store/live-tables.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'

/** How a problem ends that is nobody's to solve: the listener tries again. */
export const TRIED_AGAIN = 'Nova tentativa em instantes.'

/** What `lives.stream_position` holds. */
type Stored = {
  /** Who hears it, and until when that is believed without another word of it; ISO 8601. */
  listener?: string | null
  until?: string | null
  /** Where to go on; the listener's own. */
  place?: object | null
  /** Tries in a row that failed, and when the next one is due. */
  failures?: number
  retry_at?: string | null
  /** When the last one was, by the same clock. */
  tried_at?: string
  /** Since when it has been said to be about to begin. */
  waiting_since?: string | null
}

export type ClaimedLive = {
  id: number
  url: string
  /** As stored by the last piece; null: from the beginning. */
  place: object | null
  heardSeconds: number
  heardAt: Date | null
  startsAt: Date | null
  failures: number
  waitingSince: Date | null
}

/** No listener is believed for longer. */
const LONGEST_LEASE_SECONDS = 300

type Claim = { listener: string; leaseMs: number; now: Date }

/** Takes a live that is to be heard. `busy`: somebody hears it already; null: it is not to be heard (any more). */
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
    // What was said of an earlier try; of a listener that died, what it said still holds.
    const cleared = live.listening === 'queued' && { problem: null }
    await write(tx, id, { ...stored, listener, until }, { listening: 'listening', ...cleared })
    return {
      id,
      url: live.url,
      place: stored.place ?? null,
      heardSeconds: live.heard_seconds,
      heardAt: live.heard_at,
      startsAt: live.starts_at,
      failures: stored.failures ?? 0,
      waitingSince: stored.waiting_since ? new Date(stored.waiting_since) : null,
    }
  })
}

/** Says that it is still being heard. false: it is no longer to be heard by this listener. */
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
 * Where the first sound stands, unless it is known where to go on: a listener that dies before its first piece is followed from
 * there, not from where the live is by then.
 */
export async function noteFirstPlace(pg: Postgres, id: number, listener: string, place: object): Promise<void> {
  await pg
    .updateTable('lives')
    .set({ stream_position: sql`stream_position || jsonb_build_object('place', ${JSON.stringify(place)}::jsonb)` })
    .where('id', '=', id)
    .where(sql<string>`stream_position->>'listener'`, '=', listener)
    .where(sql<boolean>`stream_position->>'place' IS NULL`)
    .execute()
}

export type HeardPiece = {
  /** Seconds from the start of the recording. */
  startedAt: number
  finishedAt: number
  overlap: number
  endsInPause: boolean
  /** The name of its file. */
  audio: string
  /** Where to go on after it. */
  place: object
}

/**
 * Stores a piece of the recording. false: this listener is no longer the one who hears it, and nothing was stored. The last
 * piece of a live that was called complete meanwhile changes nothing of that.
 */
export function addPiece(pg: Postgres, id: number, listener: string, piece: HeardPiece, now: Date): Promise<boolean> {
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
  /** `listening`: another listener goes on at once. */
  listening: 'ended' | 'failed' | 'scheduled' | 'queued' | 'listening'
  problem?: string | null
  startsAt?: Date | null
  isLive?: boolean
  finishedAt?: Date | null
  /** When it is tried again; null: not by itself. */
  retryAt?: Date | null
  waitingSince?: Date | null
}

/** The listener leaves. What a person decided meanwhile stays. */
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
    // Of one that somebody ended meanwhile nobody knows any more whether it goes on.
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

/** What is in the way of hearing it, or was; null: nothing. */
export async function recordLiveProblem(pg: Postgres, id: number, listener: string, problem: string | null) {
  await pg
    .updateTable('lives')
    .set({ problem })
    .where('id', '=', id)
    .where(sql<string>`stream_position->>'listener'`, '=', listener)
    .where(sql<boolean>`problem IS DISTINCT FROM ${problem}`)
    .execute()
}

/** A person asks for it: heard now, or from its announced start on. undefined: no such live. */
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
    // What is complete is so until more is heard.
    await write(tx, id, stored, { listening, problem: null })
    return listening
  })
}

/** A person has heard enough. false: no such live. */
export const endListening = (pg: Postgres, id: number): Promise<boolean> =>
  inTransaction(pg, (tx) => stopListener(tx, id))

/** The same, as a part of what is done to the live. */
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

/** Whether nobody is believed to hear it any more. */
export const isLeft = (now?: RawBuilder<unknown>) =>
  hasCome(sql`(stream_position->>'until')::timestamptz`, LONGEST_LEASE_SECONDS, now)

function isHeld({ listener, until }: Stored, now: Date): boolean {
  const seconds = until ? (Date.parse(until) - now.getTime()) / 1000 : 0
  return Boolean(listener) && seconds > 0 && seconds <= LONGEST_LEASE_SECONDS + CLOCKS_APART_SECONDS
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
