/** The files of recordings. Two pieces that sound the same, such as silence, are one file. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Pieces at a time. */
const PORTION = 500

/** A piece of a recording, and the name of its file. */
export type KeptPiece = { live_id: number; number: number; audio: string }

/** Pieces of a live that have their audio, the first ones. */
export async function listLiveAudio(pg: Postgres, liveId: number): Promise<KeptPiece[]> {
  const rows = await selectKept(pg).where('live_id', '=', liveId).orderBy('number').execute()
  return rows.flatMap(toKept)
}

/** The same of all lives for those that have been written for longer than `before`, the oldest ones. */
export async function listOldAudio(pg: Postgres, before: Date): Promise<KeptPiece[]> {
  const rows = await selectKept(pg)
    .where('state', '!=', 'waiting')
    // What could not be written is tried again now and then, and would never grow old.
    .where(sql<Date>`CASE WHEN state = 'failed' THEN heard_at ELSE coalesce(written_at, heard_at) END`, '<=', before)
    .orderBy('heard_at')
    .execute()
  return rows.flatMap(toKept)
}

const selectKept = (pg: Postgres) =>
  pg.selectFrom('live_segments').select(['live_id', 'number', 'audio']).where('audio', 'is not', null).limit(PORTION)

const toKept = ({ audio, ...piece }: { live_id: number; number: number; audio: string | null }): KeptPiece[] =>
  audio === null ? [] : [{ ...piece, audio }]

/** The files of these pieces that no other piece needs. */
export async function listOwnFiles(pg: Postgres, pieces: readonly KeptPiece[]): Promise<string[]> {
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

/** These pieces have no audio any more. */
export async function forgetAudio(pg: Postgres, pieces: readonly KeptPiece[]): Promise<void> {
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

/** Whether there is audio whose text is not written: nobody has tried yet, or it failed and can be tried again. */
export async function hasUnwrittenAudio(pg: Postgres, liveId: number): Promise<boolean> {
  const piece = await selectKept(pg)
    .where('live_id', '=', liveId)
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirst()
  return piece !== undefined
}

/** Whether nothing needs a file that was stored for a live which is gone. Of one that is there a listener may be about to. */
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
