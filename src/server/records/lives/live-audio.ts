/** Audio files of recordings. Two segments with identical sound, such as silence, share one file. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Segments per batch. */
const PORTION = 500

/** A segment of a recording, and the name of its file. */
export type StoredSegment = { live_id: number; number: number; audio: string }

/** The first segments of a live that have audio. */
export async function listLiveAudio(pg: Postgres, liveId: number): Promise<StoredSegment[]> {
  const rows = await selectKept(pg).where('live_id', '=', liveId).orderBy('number').execute()
  return rows.flatMap(toKept)
}

/** The oldest segments of all lives that have audio and were written no later than `before`. */
export async function listOldAudio(pg: Postgres, before: Date): Promise<StoredSegment[]> {
  const rows = await selectKept(pg)
    .where('state', '!=', 'waiting')
    // A failed segment is retried now and then, and by `written_at` it would never grow old.
    .where(sql<Date>`CASE WHEN state = 'failed' THEN heard_at ELSE coalesce(written_at, heard_at) END`, '<=', before)
    .orderBy('heard_at')
    .execute()
  return rows.flatMap(toKept)
}

const selectKept = (pg: Postgres) =>
  pg.selectFrom('live_segments').select(['live_id', 'number', 'audio']).where('audio', 'is not', null).limit(PORTION)

const toKept = ({ audio, ...piece }: { live_id: number; number: number; audio: string | null }): StoredSegment[] =>
  audio === null ? [] : [{ ...piece, audio }]

/** The files of these segments that no other segment uses. */
export async function listOwnFiles(pg: Postgres, pieces: readonly StoredSegment[]): Promise<string[]> {
  const names = [...new Set(pieces.map(({ audio }) => audio))]
  if (names.length === 0) return []
  const own = new Set(pieces.map(keyOf))
  const users = await pg
    .selectFrom('live_segments')
    .select(['live_id', 'number', 'audio'])
    .where('audio', 'in', names)
    .execute()
  const needed = new Set(users.filter((piece) => !own.has(keyOf(piece))).map(({ audio }) => audio))
  return names.filter((name) => !needed.has(name))
}

const keyOf = ({ live_id, number }: { live_id: number; number: number }) => `${live_id} ${number}`

/** Records that these segments have no audio any more. */
export async function deleteAudioRows(pg: Postgres, pieces: readonly StoredSegment[]): Promise<void> {
  for (const live of new Set(pieces.map(({ live_id }) => live_id))) {
    const numbers = pieces.filter(({ live_id }) => live_id === live).map(({ number }) => number)
    await pg
      .updateTable('live_segments')
      .set({ audio: null })
      .where('live_id', '=', live)
      .where('number', 'in', numbers)
      .execute()
  }
}

/** Whether there is audio without text: not tried yet, or failed and can be retried. */
export async function hasUnwrittenAudio(pg: Postgres, liveId: number): Promise<boolean> {
  const piece = await selectKept(pg)
    .where('live_id', '=', liveId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst()
  return piece !== undefined
}

/** Whether a file belongs to no segment and its live is gone. While a live exists, a listener may be about to store the segment. */
export async function isAbandoned(pg: Postgres, liveId: number, audio: string): Promise<boolean> {
  const live = await pg.selectFrom('lives').select('id').where('id', '=', liveId).executeTakeFirst()
  if (live) return false
  const user = await pg
    .selectFrom('live_segments')
    .select('number')
    .where('audio', '=', audio)
    .limit(1)
    .executeTakeFirst()
  return user === undefined
}
