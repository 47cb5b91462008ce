import { z } from 'zod'
import type { Face } from '../../../contract/posts/post.ts'
import { describeSigns, LARGEST_DISTANCE, MAX_SIGNS } from '../../media/face-signs.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { bigint, float, floats, integer, sql, string, strings, uuids } from '../../store/sql.ts'

/** An embedding; only comparable with those of the same engine. */
export type FaceDescriptor = { descriptor: readonly number[]; engine: string }

/** A face in a stored file. */
export type StoredFace = { face: Face; file: string }

export type SimilarFace = { face_id: string; file: string; distance: number }

/** Maximum faces of a search. */
export const MAX_FACES = 2_000

const COLUMNS = sql`toString(face_id) AS id, file, x0, y0, x1, y1, cutout`
const FaceRow = z.object({
  id: z.string(),
  file: z.string(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  cutout: z.string(),
})

/** The faces with these ids, in the given order. */
export async function findFaces(ch: ClickHouse, ids: readonly string[]): Promise<StoredFace[]> {
  if (ids.length === 0) return []
  const rows = await ch.rows(
    'find-faces',
    sql`SELECT ${COLUMNS} FROM faces FINAL WHERE faces.face_id IN ${uuids(ids)}`,
    FaceRow,
  )
  const byId = new Map(rows.map((row) => [row.id, toStoredFace(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Every face in these files, the largest first. */
export async function listFacesInFiles(ch: ClickHouse, files: readonly string[]): Promise<StoredFace[]> {
  if (files.length === 0) return []
  const rows = await ch.rows(
    'list-faces-in-files',
    sql`SELECT ${COLUMNS} FROM faces FINAL WHERE file IN ${strings(files)} ORDER BY x1 - x0 DESC, id`,
    FaceRow,
  )
  return rows.map(toStoredFace)
}

function toStoredFace({ file, cutout, ...row }: z.infer<typeof FaceRow>): StoredFace {
  const url = cutout === '' ? null : `media/${cutout}`
  return { face: { ...row, url, name: null, distance: null }, file }
}

export async function findFaceDescriptor(ch: ClickHouse, id: string): Promise<FaceDescriptor | null> {
  const [row] = await ch.rows(
    'find-face-look',
    sql`SELECT descriptor, engine FROM faces FINAL WHERE faces.face_id IN ${uuids([id])}`,
    z.object({ descriptor: z.array(z.number()), engine: z.string() }),
  )
  return row ?? null
}

const SimilarRow = z.object({ face_id: z.string(), file: z.string(), distance: z.number() })

/**
 * Stored faces that may be the same person, nearest first. Binary signatures are compared before descriptors, which take sixteen times
 * as much to read.
 */
export async function findSimilarFaces(
  ch: ClickHouse,
  { descriptor, engine }: FaceDescriptor,
  { largest = LARGEST_DISTANCE, limit = MAX_FACES } = {},
): Promise<SimilarFace[]> {
  const [sign_0, sign_1] = describeSigns(descriptor)
  return ch.rows(
    'find-similar-faces',
    sql`SELECT toString(face_id) AS face_id, file, toFloat64(L2Distance(descriptor, ${floats(descriptor)})) AS distance
        FROM faces
        PREWHERE bitHammingDistance(sign_0, ${bigint(sign_0)}) + bitHammingDistance(sign_1, ${bigint(sign_1)})
          <= ${integer(MAX_SIGNS)}
        WHERE engine = ${string(engine)} AND distance <= ${float(largest)}
        ORDER BY distance, face_id LIMIT 1 BY face_id LIMIT ${integer(limit)}`,
    SimilarRow,
  )
}

export async function countFaces(ch: ClickHouse): Promise<number> {
  const [row] = await ch.rows(
    'count-faces',
    sql`SELECT toUInt32(count()) AS total FROM faces FINAL`,
    z.object({ total: z.number() }),
  )
  return row?.total ?? 0
}
