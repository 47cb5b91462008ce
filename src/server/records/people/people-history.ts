import { sql } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import type { Affiliation } from './people.ts'

/** A person's former affiliation; `valid_from` is null when unknown. */
export type PastAffiliation = Affiliation & { valid_from: Date | null; valid_until: Date }

/** A person's former roles, parties and states, newest first. */
export async function listAffiliations(pg: Postgres, personId: number): Promise<PastAffiliation[]> {
  return pg
    .selectFrom('person_affiliations')
    .select(['role', 'party', 'uf', 'valid_from', 'valid_until'])
    .where('person_id', '=', personId)
    .orderBy('valid_until', 'desc')
    .execute()
}

/** Whether a known value was replaced by another; filling in an unknown value is no change. */
export const isChange = (before: Affiliation, after: Affiliation) =>
  (['role', 'party', 'uf'] as const).some((column) => before[column] !== '' && before[column] !== after[column])

/**
 * Stores a person's affiliation until `until`, unless it did not last.
 * @returns false when an earlier change is later than `until`, and nothing was stored
 */
export async function createAffiliation(
  pg: Postgres,
  personId: number,
  before: Affiliation,
  until: Date,
): Promise<boolean> {
  const [latest] = await listAffiliations(pg, personId)
  if (latest && latest.valid_until > until) return false
  if (latest?.valid_until.getTime() === until.getTime()) return true
  const { role, party, uf } = before
  const valid_from = latest?.valid_until ?? null
  await pg
    .insertInto('person_affiliations')
    .values({ person_id: personId, role, party, uf, valid_from, valid_until: until })
    .execute()
  return true
}

/** The moment at which a day (YYYY-MM-DD) begins in a time zone. */
export async function findDayStart(pg: Postgres, day: string, timeZone: string): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`SELECT ${day}::date::timestamp AT TIME ZONE ${timeZone} AS start`.execute(
    pg,
  )
  const [row] = rows
  if (!row) throw new Error('no answer')
  return row.start
}
