import type { Postgres } from '../../store/postgres.ts'
import { confirmDrafts } from './chapter-drafts.ts'
import { stopListener } from './live-listening.ts'

/**
 * Somebody says that the transcription is all there: nothing is left to listen to, and no draft stays one. What was heard and
 * still waits is put where nobody has written, like a gap that is tried again. On a live that is locked.
 */
export async function completeTranscription(tx: Postgres, liveId: number): Promise<void> {
  await stopListener(tx, liveId)
  await confirmDrafts(tx, liveId)
  await tx
    .updateTable('live_segments')
    .set({ again: true })
    .where('live_id', '=', liveId)
    .where('state', '=', 'waiting')
    .execute()
  await tx.updateTable('lives').set({ transcribed: true }).where('id', '=', liveId).execute()
}
