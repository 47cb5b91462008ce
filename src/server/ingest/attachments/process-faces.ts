/** Detects faces in stored pictures, only if that is turned on. A picture is analysed once, however many posts show it. */
import { z } from 'zod'
import { describeSigns } from '../../media/face-signs.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import type { DetectedFace } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql } from '../../store/sql.ts'
import { createUuid } from '../write/post-id.ts'
import { removeUnnamed } from './delete-faces.ts'

/** Incremented when analysing the same picture again would find other faces. */
export const FACES_BY = 'lupa-faces@2'

export type FacesOptions = {
  limit: number
  signal: AbortSignal
  /** Which of these ids were deleted permanently. */
  findRemoved: (ids: readonly string[]) => Promise<Set<string>>
  /** Further processing of a face. If it is interrupted, the picture is analysed again. */
  onFace: (face: string) => Promise<void>
  /** Further processing of a picture with faces, once all of them are processed. If it is interrupted, likewise. */
  onPicture?: (file: string) => Promise<void>
}

/**
 * Detects and describes the faces of the newest pictures not analysed yet. Returns the number of pictures.
 * @throws MediaRefused no_face_engine when the optional packages are not installed
 */
export async function processFaces(
  ch: ClickHouse,
  media: Media,
  { limit, signal, findRemoved, onFace, onPicture = async () => {} }: FacesOptions,
): Promise<number> {
  let files = 0
  for (const name of await listUnseen(ch, limit)) {
    if (signal.aborted) break
    const found = await findFaces(media, name, signal)
    if (!found) break
    const rows = found.map((face, i) => createRow(name, i, face))
    const removed = await findRemoved(rows.map(({ face_id }) => face_id))
    const kept = rows.filter(({ face_id }) => !removed.has(face_id))
    await ch.insert('faces', kept)
    await removeUnnamed(
      { ch, media },
      rows.map(({ cutout }) => cutout),
    )
    for (const { face_id } of kept) await onFace(face_id)
    if (kept.length > 0) await onPicture(name)
    // After the faces: if interrupted in between, the picture is analysed again and the same faces get the same ids.
    await markSeen(ch, name)
    files += 1
  }
  return files
}

/** null if shutdown aborted the analysis, which says nothing about the picture. */
export async function findFaces(media: Media, name: string, signal: AbortSignal): Promise<DetectedFace[] | null> {
  try {
    const analysis = await media.analyse(name, { text: false, faces: true, stills: false })
    const missing = analysis.problems.find(({ code }) => code === 'no_face_engine')
    if (missing) throw new MediaRefused(missing.code)
    return analysis.faces ?? []
  } catch (error) {
    if (error instanceof MediaRefused && error.code === 'stopped' && signal.aborted) return null
    // A picture that cannot be decoded has no faces; a missing engine finds none in any.
    if (error instanceof MediaRefused && error.code !== 'no_face_engine') return []
    throw error
  }
}

export function createRow(file: string, index: number, { descriptor, cutout, engine, score, ...box }: DetectedFace) {
  const [sign_0, sign_1] = describeSigns(descriptor)
  const { x0, y0, x1, y1 } = box
  return {
    face_id: createUuid(`${file}\0face\0${index}`),
    version: Date.now(),
    file,
    ...{ x0, y0, x1, y1 },
    score,
    engine,
    cutout: cutout ?? '',
    descriptor,
    sign_0: sign_0.toString(),
    sign_1: sign_1.toString(),
  }
}

async function listUnseen(ch: ClickHouse, limit: number): Promise<string[]> {
  const rows = await ch.rows(
    'list-unseen-files',
    sql`SELECT name FROM media_files FINAL WHERE thumbnail != '' AND name NOT IN (SELECT file FROM face_looks)
        ORDER BY version DESC LIMIT ${integer(limit)}`,
    z.object({ name: z.string() }),
  )
  return rows.map(({ name }) => name)
}

export const markSeen = (ch: ClickHouse, file: string) => ch.insert('face_looks', [{ file, faces_by: FACES_BY }])
