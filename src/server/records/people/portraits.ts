/** Local copies of people's pictures that a source gives as an external address. */
import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'

/** Delay before a failed address is fetched again: it doubles each time, up to a week. */
const FIRST_WAIT = sql`interval '1 hour'`
const MAX_WAIT = sql`interval '7 days'`
const MAX_DOUBLINGS = 10

/** Copies of these pictures, or of all, by source address. File names as in `people.image`: "media/…". */
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

/** Addresses are keys: those too long for the index are ignored. In bytes. */
const MAX_ADDRESS = 2_000

/**
 * Addresses of people's pictures without a local copy: hosts take turns, so that an unresponsive one does not delay the others;
 * within a host, those with the fewest failures come first.
 */
export async function listMissingPortraits(pg: Postgres, limit: number): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    SELECT image FROM (
      SELECT image, failures, row_number() OVER (
        PARTITION BY substring(image FROM '^https://[^/]+') ORDER BY failures NULLS FIRST, image) AS turn
      FROM (SELECT DISTINCT image FROM people
        WHERE image LIKE 'https://%' AND octet_length(image) <= ${MAX_ADDRESS}) AS told
      LEFT JOIN portraits ON portraits.address = told.image
      WHERE file IS NULL AND (tried_at IS NULL
        OR tried_at + least(${FIRST_WAIT} * 2 ^ least(failures - 1, ${MAX_DOUBLINGS}), ${MAX_WAIT}) < now())
    ) AS missing
    ORDER BY turn, failures NULLS FIRST, image LIMIT ${limit}`.execute(pg)
  return rows.map(({ image }) => image)
}

/** Records the copy of a picture, or that fetching it failed. */
export async function recordPortrait(pg: Postgres, address: string, file: string | null): Promise<void> {
  const failed = file === null ? 1 : 0
  await pg
    .insertInto('portraits')
    .values({ address, file, failures: failed })
    .onConflict((known) =>
      known.column('address').doUpdateSet({
        // Keeps a copy stored by another process.
        file: sql`coalesce(${file}, portraits.file)`,
        failures: sql`CASE WHEN ${failed} = 0 THEN 0 ELSE portraits.failures + 1 END`,
        tried_at: sql`now()`,
      }),
    )
    .execute()
}

/** Removes addresses that are no longer anyone's picture. */
export async function removeUnusedPortraits(pg: Postgres): Promise<void> {
  await pg
    .deleteFrom('portraits')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('people').select('people.id').whereRef('people.image', '=', 'portraits.address'))),
    )
    .execute()
}
