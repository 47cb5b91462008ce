import { listUsable } from '../../access/can-use.ts'
import { listMarks, type PostInDossiers } from '../../records/dossiers/dossier-posts.ts'
import type { Postgres } from '../../store/postgres.ts'

/** Adds tags, dossiers and statuses to the rows, limited to dossiers that the user may see. */
export async function* markRows<Row extends { id: string }>(
  pg: Postgres,
  batches: AsyncIterable<Row[]>,
  userId: number,
): AsyncGenerator<(Row & Partial<PostInDossiers>)[]> {
  const dossiers = [...(await listUsable(pg, 'dossier', userId)).keys()]
  for await (const rows of batches) {
    const marks = await listMarks(
      pg,
      dossiers,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => Object.assign(row, marks.get(row.id)))
  }
}
