/** Copies of people's pictures that a source tells by an address elsewhere. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** How long after a failure an address is asked for again: twice as long each time, a week at most. */
const FIRST_WAIT = sql`interval '1 hour'`
const LONGEST_WAIT = sql`interval '7 days'`
const MOST_DOUBLINGS = 10

/** The copies of these pictures, or of all, by the address that the source told. Names as in `people.image`: "media/…". */
export async function findPortraits(
  pg: Postgres,
  addresses: readonly (string | null)[] | 'all',
): Promise<Map<string, string>> {
  let question = pg.selectFrom('portraits').select(['address', 'file']).where('file', 'is not', null)
  if (addresses !== 'all') {
    const some = addresses.filter((address) => address !== null)
    if (some.length === 0) return new Map()
    question = question.where('address', 'in', some)
  }
  const rows = await question.execute()
  return new Map(rows.flatMap(({ address, file }) => (file === null ? [] : [[address, file] as const])))
}

/** Addresses of people's pictures of which no copy is kept, those that failed most often last. */
export async function listMissingPortraits(pg: Postgres, limit: number): Promise<string[]> {
  const rows = await pg
    .selectFrom('people')
    .leftJoin('portraits', 'portraits.address', 'people.image')
    .select(({ fn }) => ['people.image', fn.min('portraits.failures').as('failures')])
    .where('people.image', 'like', 'https://%')
    .where('portraits.file', 'is', null)
    .where(
      sql<boolean>`portraits.tried_at IS NULL OR portraits.tried_at
        + least(${FIRST_WAIT} * 2 ^ least(portraits.failures - 1, ${MOST_DOUBLINGS}), ${LONGEST_WAIT}) < now()`,
    )
    .groupBy('people.image')
    .orderBy(sql`min(portraits.failures) NULLS FIRST`)
    .orderBy('people.image')
    .limit(limit)
    .execute()
  return rows.flatMap(({ image }) => image ?? [])
}

/** Notes the copy of a picture, or that it could not be had. */
export async function notePortrait(pg: Postgres, address: string, file: string | null): Promise<void> {
  const failed = file === null ? 1 : 0
  await pg
    .insertInto('portraits')
    .values({ address, file, failures: failed })
    .onConflict((known) =>
      known.column('address').doUpdateSet({
        // A copy that another process has kept stays.
        file: sql`coalesce(${file}, portraits.file)`,
        failures: sql`CASE WHEN ${failed} = 0 THEN 0 ELSE portraits.failures + 1 END`,
        tried_at: sql`now()`,
      }),
    )
    .execute()
}

/** Forgets addresses that nobody's picture has any more. */
export async function removeUnusedPortraits(pg: Postgres): Promise<void> {
  await pg
    .deleteFrom('portraits')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('people').select('people.id').whereRef('people.image', '=', 'portraits.address'))),
    )
    .execute()
}
