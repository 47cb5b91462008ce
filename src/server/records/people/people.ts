import type { Selectable } from 'kysely'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { Gender } from '../../../contract/people/offices.ts'
import type { Postgres } from '../../store/postgres.ts'
import type { Tables } from '../../store/tables.ts'

type Account = { platform: string; handle: string }

/** Role, party and state, which change together and have a history. Empty: unknown. */
export type Affiliation = Pick<Selectable<Tables['people']>, 'role' | 'party' | 'uf'>

/** A person's affiliation until a moment. */
export type FormerAffiliation = Affiliation & { until: Date }

type PersonRow = Affiliation &
  Pick<Selectable<Tables['people']>, 'id' | 'source_id' | 'name' | 'gender' | 'image' | 'demo'>

/** A public person with all of their known accounts. Role, party and state are empty when unknown. */
export type Person = PersonRow & { accounts: Account[] }

/** Everyone, by name. */
export async function listPeople(pg: Postgres): Promise<Person[]> {
  const people = await pg
    .selectFrom('people')
    .select(['id', 'source_id', 'name', 'role', 'party', 'uf', 'gender', 'image', 'demo'])
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  return withAccounts(pg, people)
}

/** Known genders by person id; of everyone, or of some. */
export async function findGenders(pg: Postgres, ids?: readonly number[]): Promise<Map<number, Gender>> {
  if (ids?.length === 0) return new Map()
  const known = pg.selectFrom('people').select(['id', 'gender']).where('gender', '<>', '')
  const rows = await (ids ? known.where('id', 'in', [...new Set(ids)]) : known).execute()
  return new Map(rows.flatMap(({ id, gender }) => (gender === '' ? [] : [[id, gender] as const])))
}

/** The stored picture of a person; null: none, or the person does not exist. */
export async function findPortrait(pg: Postgres, id: number): Promise<string | null> {
  const person = await pg.selectFrom('people').select('image').where('id', '=', id).executeTakeFirst()
  return person?.image ?? null
}

/** Up to this number of people, accounts are queried by person id; for more, all accounts are read. */
const ASKED_BY_ID = 1_000

export async function withAccounts(pg: Postgres, people: readonly PersonRow[]): Promise<Person[]> {
  const question = pg
    .selectFrom('accounts')
    .select(['person_id', 'platform', 'handle'])
    .orderBy('platform')
    .orderBy('handle_key')
  const ids = people.map(({ id }) => id)
  const few = ids.length > 0 && ids.length <= ASKED_BY_ID
  const accounts = await (few ? question.where('person_id', 'in', ids) : question).execute()
  const owned = Map.groupBy(accounts, ({ person_id }) => person_id)
  return people.map((person) => ({
    ...person,
    accounts: (owned.get(person.id) ?? []).map(({ platform, handle }) => ({ platform, handle })),
  }))
}

/** Every account that belongs to a person, by `accountKey`, with the owner's former affiliations, oldest first. */
export async function findAccounts(pg: Postgres): Promise<Map<string, Person & { former: FormerAffiliation[] }>> {
  const people = await listPeople(pg)
  const affiliations = await pg
    .selectFrom('person_affiliations')
    .select(['person_id', 'role', 'party', 'uf', 'valid_until as until'])
    .orderBy('valid_until')
    .execute()
  const formerOf = Map.groupBy(affiliations, ({ person_id }) => person_id)
  return new Map(
    people.flatMap((person) => {
      const owner = { ...person, former: formerOf.get(person.id) ?? [] }
      return person.accounts.map(({ platform, handle }): [string, typeof owner] => [
        accountKey(platform, handle),
        owner,
      ])
    }),
  )
}

/**
 * Assigns accounts to people. An account that already belongs to somebody keeps its owner. Returns those that were assigned, and
 * to whom.
 */
export async function createAccounts(
  pg: Postgres,
  accounts: readonly (Account & { person_id: number })[],
): Promise<(Account & { to: number })[]> {
  if (accounts.length === 0) return []
  return pg
    .insertInto('accounts')
    .values(accounts.map((account) => ({ ...account, handle_key: account.handle.toLowerCase() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['platform', 'handle', 'person_id as to'])
    .execute()
}
