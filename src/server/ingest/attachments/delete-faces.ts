/**
 * Deletes faces, their cropped pictures first: an interrupted deletion is repeated, and no file with a face is left that no row
 * references.
 */
import { z } from 'zod'
import type { Media } from '../../media/media.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, type Sql, sql, string, strings, uuids } from '../../store/sql.ts'

type Stores = { ch: ClickHouse; media: Pick<Media, 'remove'> }

/** Crops read at once. */
const PORTION = 1_000

/** Deletes these faces; resolves when their descriptors are gone from the disk too. */
export async function deleteFaces({ ch, media }: Stores, ids: readonly string[]): Promise<void> {
  const these = sql`face_id IN ${uuids(ids)}`
  // Another, remaining face may have the same crop.
  const own = sql`${these} AND cutout NOT IN (SELECT cutout FROM faces WHERE NOT (${these}))`
  await removeCutouts({ ch, media }, own)
  await ch.command(sql`ALTER TABLE faces DELETE WHERE ${these} SETTINGS mutations_sync = 2`)
}

/** Deletes all faces; if the feature is turned on again, every picture is analysed anew. */
export async function deleteAllFaces({ ch, media }: Stores): Promise<void> {
  await removeCutouts({ ch, media }, sql`true`)
  await ch.command(sql`TRUNCATE TABLE faces`)
  await ch.command(sql`TRUNCATE TABLE face_looks`)
}

/** Removes crops of faces that were not stored. */
export async function removeUnnamed({ ch, media }: Stores, cutouts: readonly string[]): Promise<void> {
  const made = cutouts.filter((name) => name !== '')
  if (made.length === 0) return
  const rows = await ch.rows(
    'list-named-cutouts',
    sql`SELECT DISTINCT cutout FROM faces WHERE cutout IN ${strings(made)}`,
    z.object({ cutout: z.string() }),
  )
  const named = new Set(rows.map(({ cutout }) => cutout))
  for (const cutout of made) if (!named.has(cutout)) await media.remove(cutout)
}

async function removeCutouts({ ch, media }: Stores, which: Sql): Promise<void> {
  let last = ''
  for (;;) {
    const cutouts = await ch.rows(
      'list-cutouts',
      sql`SELECT DISTINCT cutout FROM faces WHERE cutout > ${string(last)} AND (${which})
          ORDER BY cutout LIMIT ${integer(PORTION)}`,
      z.object({ cutout: z.string() }),
    )
    if (cutouts.length === 0) return
    for (const { cutout } of cutouts) await media.remove(cutout)
    last = cutouts.at(-1)?.cutout ?? last
  }
}
