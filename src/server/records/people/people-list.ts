import { type SqlBool, sql } from 'kysely'
import type { PersonsQuery } from '../../../contract/people/public-persons.ts'
import { foldText } from '../../../text/fold.ts'
import type { Postgres } from '../../store/postgres.ts'
import { type Person, withAccounts } from './people.ts'

export type PeopleFilters = Pick<PersonsQuery, 'search' | 'party' | 'role' | 'uf' | 'platform' | 'without'>

/** Maximum number of people one query may count over; a register of all councillors of Brazil fits. */
export const MAX_PEOPLE = 200_000

/** The ids of all people who match the filters, by name. */
export async function listPersonIds(pg: Postgres, filters: PeopleFilters): Promise<number[]> {
  let question = pg.selectFrom('people').select('people.id')
  for (const column of ['party', 'role', 'uf'] as const) {
    if (filters[column]?.length) question = question.where(column, 'in', filters[column])
  }
  if (filters.platform?.length) {
    const platforms = filters.platform
    question = question.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('person_id', '=', 'people.id')
          .where('platform', 'in', platforms),
      ),
    )
  }
  if (filters.without) question = question.where('people.id', '<>', Number(filters.without))
  if (filters.search) question = question.where(matchesSearch(filters.search))
  const found = await question.orderBy('name_key').orderBy('people.id').limit(MAX_PEOPLE).execute()
  return found.map(({ id }) => id)
}

/** Every word must occur in the name, or in one from before a merge; or the whole text in a handle. */
function matchesSearch(search: string) {
  const words = foldText(search).split(' ').filter(Boolean)
  const handle = search.toLowerCase().replace(/^@/, '')
  const hasWords = (column: string) =>
    words.length === 0
      ? sql<SqlBool>`false`
      : sql<SqlBool>`${sql.join(
          words.map((word) => sql`strpos(${sql.ref(column)}, ${word}) > 0`),
          sql` AND `,
        )}`
  return sql<SqlBool>`(
    (${hasWords('people.name_key')})
    OR EXISTS (SELECT 1 FROM person_aliases WHERE person_id = people.id AND ${hasWords('person_aliases.name_key')})
    OR EXISTS (SELECT 1 FROM accounts WHERE person_id = people.id AND strpos(handle_key, ${handle}) > 0)
  )`
}

/** The people with these ids and their accounts, in the order of the ids; unknown ids are left out. */
export async function listPeopleByIds(pg: Postgres, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return []
  const people = await pg
    .selectFrom('people')
    .select(['id', 'source_id', 'name', 'role', 'party', 'uf', 'gender', 'image', 'demo'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map((await withAccounts(pg, people)).map((person) => [person.id, person]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
