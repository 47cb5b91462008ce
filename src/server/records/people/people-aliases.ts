import type { Selectable } from 'kysely'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

/** Source id and name of a record that was merged into a person. */
export type Alias = Pick<Selectable<Tables['person_aliases']>, 'person_id' | 'source_id' | 'name'>

export async function listAliases(pg: Postgres): Promise<Alias[]> {
  return pg.selectFrom('person_aliases').select(['person_id', 'source_id', 'name']).orderBy('former_id').execute()
}

/** Names that a person had before merges, without duplicates. */
export async function listFormerNames(pg: Postgres, personId: number): Promise<string[]> {
  const found = await pg
    .selectFrom('person_aliases')
    .select('name')
    .distinct()
    .where('person_id', '=', personId)
    .orderBy('name')
    .execute()
  return found.map(({ name }) => name)
}

/** The person into whom the one with this id was merged. */
export async function findMergedInto(pg: Postgres, formerId: number): Promise<number | undefined> {
  const found = await pg
    .selectFrom('person_aliases')
    .select('person_id')
    .where('former_id', '=', formerId)
    .executeTakeFirst()
  return found?.person_id
}

/** Every merged id → the id of the remaining person. */
export async function listMerges(pg: Postgres): Promise<Map<number, number>> {
  const found = await pg.selectFrom('person_aliases').select(['former_id', 'person_id']).execute()
  return new Map(found.map(({ former_id, person_id }) => [former_id, person_id]))
}
