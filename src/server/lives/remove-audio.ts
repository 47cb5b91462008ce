/** Removes recordings, the files before their rows in the store: an interrupted removal is repeated, and no file is left without a row. */
import type { Media } from '../media/media.ts'
import {
  deleteAudioRows,
  listLiveAudio,
  listOldAudio,
  listOwnFiles,
  type StoredSegment,
} from '../records/lives/live-audio.ts'
import type { Postgres } from '../store/postgres.ts'

type Stores = { pg: Postgres; media: Pick<Media, 'remove'> }

/** All audio of a live. */
export async function removeLiveAudio(stores: Stores, liveId: number): Promise<void> {
  for (;;) {
    const pieces = await listLiveAudio(stores.pg, liveId)
    if (pieces.length === 0) return
    await removePieces(stores, pieces)
  }
}

/** Removes audio of segments that were finished (or, if failed, captured) no later than `before`. */
export async function removeOldAudio(stores: Stores, before: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pieces = await listOldAudio(stores.pg, before)
    if (pieces.length === 0) return
    await removePieces(stores, pieces)
  }
}

async function removePieces({ pg, media }: Stores, pieces: readonly StoredSegment[]): Promise<void> {
  for (const name of await listOwnFiles(pg, pieces)) await media.remove(name)
  await deleteAudioRows(pg, pieces)
}
