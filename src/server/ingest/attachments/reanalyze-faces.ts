/**
 * Analyses pictures again whose faces were found by an earlier version. A face found at the same place keeps its id, group and name;
 * one that is not found any more is deleted, and deleted faces do not come back.
 */
import { z } from 'zod'
import type { Media } from '../../media/media.ts'
import type { DetectedFace } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { sql, string, uuids } from '../../store/sql.ts'
import { createUuid } from '../write/post-id.ts'
import type { PostPlace } from '../write/stored-posts.ts'
import { deleteFaces, removeUnnamed } from './delete-faces.ts'
import { createRow, FACES_BY, type FacesOptions, findFaces, markSeen } from './process-faces.ts'

export type ReanalyzeOptions = Omit<FacesOptions, 'limit'> & {
  /** Cleans up references to deleted faces. */
  onGone: (faces: readonly string[]) => Promise<void>
}

/** Overlap as a share of the smaller box from which two boxes are the same face. */
const SAME_PLACE = 0.5
/** Maximum faces per picture in one analysis. */
const MAX_FACES = 50

/** Pictures of these posts. Returns the number of analysed ones. */
export async function reanalyzeFaces(
  ch: ClickHouse,
  media: Media,
  places: readonly PostPlace[],
  options: ReanalyzeOptions,
): Promise<number> {
  let files = 0
  for (const name of await listOutdated(ch, places)) {
    if (options.signal.aborted) break
    const found = await findFaces(media, name, options.signal)
    if (!found) break
    await replaceFaces({ ch, media }, name, found, options)
    // Last: if interrupted before, the picture is analysed once more.
    await markSeen(ch, name)
    files += 1
  }
  return files
}

async function listOutdated(ch: ClickHouse, places: readonly PostPlace[]): Promise<string[]> {
  const rows = await ch.rows(
    'list-outdated-looks',
    sql`SELECT file FROM face_looks FINAL WHERE faces_by != ${string(FACES_BY)}
        AND file IN (SELECT file FROM attachments WHERE post_id IN ${uuids(places.map(({ id }) => id))}) ORDER BY file`,
    z.object({ file: z.string() }),
  )
  return rows.map(({ file }) => file)
}

type Box = Pick<DetectedFace, 'x0' | 'x1' | 'y0' | 'y1'>
const StoredFace = z.object({
  ...{ face_id: z.string(), x0: z.number(), x1: z.number(), y0: z.number(), y1: z.number() },
})

async function replaceFaces(
  { ch, media }: { ch: ClickHouse; media: Media },
  file: string,
  found: readonly DetectedFace[],
  { findRemoved, onFace, onGone }: ReanalyzeOptions,
): Promise<void> {
  const gone = await ch.rows(
    'list-faces-of-file',
    sql`SELECT toString(face_id) AS face_id, x0, x1, y0, y1 FROM faces FINAL WHERE file = ${string(file)}`,
    StoredFace,
  )
  const fresh = found.filter((face) => {
    const at = gone.findIndex((stored) => measureCommon(stored, face) >= SAME_PLACE)
    if (at >= 0) gone.splice(at, 1)
    return at < 0
  })
  const ids = gone.map(({ face_id }) => face_id)
  if (ids.length > 0) {
    await onGone(ids)
    await deleteFaces({ ch, media }, ids)
  }
  // It is unknown which of them was deleted: then no face counts as new.
  const rows = (await findRemoved(listIds(file))).size > 0 ? [] : fresh.map((face, i) => createNew(file, i, face))
  await ch.insert('faces', rows)
  await removeUnnamed(
    { ch, media },
    found.flatMap(({ cutout }) => cutout ?? []),
  )
  for (const { face_id } of rows) await onFace(face_id)
}

/** Without its index within the picture, which another face may have now. */
const createNew = (file: string, index: number, face: DetectedFace) => createRow(file, MAX_FACES + index, face)

/** Every id that a face of this file may have. */
const listIds = (file: string) => Array.from({ length: 2 * MAX_FACES }, (_, i) => createUuid(`${file}\0face\0${i}`))

function measureCommon(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  const area = ({ x0, x1, y0, y1 }: Box) => Math.max(1, (x1 - x0) * (y1 - y0))
  return width > 0 && height > 0 ? (width * height) / Math.min(area(a), area(b)) : 0
}
