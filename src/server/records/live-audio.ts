/** The files of recordings. Two pieces that sound the same, such as silence, are one file. */
import type { Postgres } from '../store/postgres.ts'

/** Pieces in one statement. */
const PORTION = 500

/** Forgets the audio of a live. Returns the names of files that nothing needs any more. */
export async function forgetLiveAudio(pg: Postgres, liveId: number): Promise<string[]> {
  const rows = await pg
    .updateTable('live_segments as segment')
    .from('live_segments as before')
    .set({ audio: null })
    .whereRef('segment.live_id', '=', 'before.live_id')
    .whereRef('segment.number', '=', 'before.number')
    .where('segment.live_id', '=', liveId)
    .where('segment.audio', 'is not', null)
    .returning('before.audio')
    .execute()
  return keepUnused(pg, rows)
}

/** The same for pieces that have been written for longer than `before`, a portion at a time. */
export async function forgetOldAudio(pg: Postgres, before: Date): Promise<string[]> {
  const old = pg
    .selectFrom('live_segments')
    .select(['live_id', 'number', 'audio'])
    .where('state', '!=', 'waiting')
    .where('audio', 'is not', null)
    .where((is) => is.fn.coalesce('written_at', 'heard_at'), '<=', before)
    .orderBy('heard_at')
    .limit(PORTION)
  const rows = await pg
    .updateTable('live_segments as segment')
    .from(old.as('before'))
    .set({ audio: null })
    .whereRef('segment.live_id', '=', 'before.live_id')
    .whereRef('segment.number', '=', 'before.number')
    .returning('before.audio')
    .execute()
  return keepUnused(pg, rows)
}

/** Whether nothing needs a file that was stored for a live which is gone. Of one that is there a listener may be about to. */
export async function isAbandoned(pg: Postgres, liveId: number, audio: string): Promise<boolean> {
  const live = await pg.selectFrom('lives').select('id').where('id', '=', liveId).executeTakeFirst()
  return !live && (await keepUnused(pg, [{ audio }])).length > 0
}

async function keepUnused(pg: Postgres, rows: readonly { audio: string | null }[]): Promise<string[]> {
  const names = [...new Set(rows.flatMap(({ audio }) => audio ?? []))]
  if (names.length === 0) return []
  const used = await pg.selectFrom('live_segments').select('audio').distinct().where('audio', 'in', names).execute()
  return names.filter((name) => !used.some(({ audio }) => audio === name))
}
