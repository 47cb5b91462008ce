import { MAX_PUT_ASIDE } from '../../../contract/limits.ts'
import { listUsable } from '../../access/can-use.ts'
import { ValidationError } from '../../http/errors.ts'
import { listMarks, listPutAside } from '../../records/dossiers/put-aside.ts'
import type { BoundFilters } from '../../search/conditions/conditions.ts'
import type { MarkedRow } from '../../search/posts/csv.ts'
import type { Postgres } from '../../store/postgres.ts'
import { requireUse } from '../sharing/require-use.ts'
import { asDossier } from './dossiers.ts'

type Filters = { dossier?: string | undefined; tag?: string[] | undefined }

/** Looks up the posts of a dossier, and of tags in dossiers that the caller may see. */
export async function bindDossiers<Query extends Filters>(
  pg: Postgres,
  query: Query,
  userId: number,
): Promise<Query & Pick<BoundFilters, 'put_aside'>> {
  const { dossier, tag = [] } = query
  if (dossier === undefined && tag.length === 0) return query
  const dossiers = await findDossiers(pg, dossier, userId)
  const put_aside = dossier === undefined ? [] : [await listPutAside(pg, dossiers)]
  for (const one of tag) {
    const posts = await listPutAside(pg, dossiers, Number(one))
    if (posts.length > MAX_PUT_ASIDE)
      throw new ValidationError({
        tag: [`A etiqueta está em mais de ${MAX_PUT_ASIDE.toLocaleString('pt-BR')} publicações. Escolha um dossiê.`],
      })
    put_aside.push(posts)
  }
  return { ...query, put_aside }
}

/** The same rows with their tags and dossiers, as far as the caller may see them. */
export async function* markRows<Row extends { id: string }>(
  pg: Postgres,
  batches: AsyncIterable<Row[]>,
  { dossier, userId }: { dossier: string | undefined; userId: number },
): AsyncGenerator<(Row & Pick<MarkedRow, 'tags' | 'dossiers'>)[]> {
  const dossiers = await findDossiers(pg, dossier, userId)
  for await (const rows of batches) {
    const marks = await listMarks(
      pg,
      dossiers,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({ ...row, ...marks.get(row.id) }))
  }
}

async function findDossiers(pg: Postgres, dossier: string | undefined, userId: number): Promise<string[]> {
  if (dossier === undefined) return [...(await listUsable(pg, 'dossier', userId)).keys()]
  await requireUse(pg, asDossier(dossier), { userId }, 'see')
  return [dossier]
}
