import type { Postgres } from '../../store/postgres.ts'
import { confirmDrafts } from './chapter-drafts.ts'
import { stopListener } from './live-listening.ts'

/**
 * Applies a user's statement that the transcription is complete: stops the listener and confirms all drafts. Segments that still
 * wait will be inserted where there is no text, like a retried gap. The live must be locked.
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
