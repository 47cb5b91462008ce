import type { Selectable } from 'kysely'
import { accountKey } from '../../contract/account-key.ts'
import type { Postgres } from '../store/postgres.ts'
import type { Tables } from '../store/tables.ts'

type Account = { platform: string; handle: string }

/** A public person with every account known of them. Role, party and state are empty when unknown. */
export type Person = Pick<
  Selectable<Tables['people']>,
  'id' | 'source_id' | 'name' | 'role' | 'party' | 'uf' | 'image' | 'demo'
> & { accounts: Account[] }

/** Everybody, by name. */
export async function listPeople(pg: Postgres): Promise<Person[]> {
  const people = await pg
    .selectFrom('people')
    .select(['id', 'source_id', 'name', 'role', 'party', 'uf', 'image', 'demo'])
    .orderBy('name_key')
    .orderBy('id')
    .execute()
  const accounts = await pg
    .selectFrom('accounts')
    .select(['person_id', 'platform', 'handle'])
    .orderBy('platform')
    .orderBy('handle_key')
    .execute()
  const owned = Map.groupBy(accounts, ({ person_id }) => person_id)
  return people.map((person) => ({
    ...person,
    accounts: (owned.get(person.id) ?? []).map(({ platform, handle }) => ({ platform, handle })),
  }))
}

/** Every account that belongs to somebody, by `accountKey`. */
export async function findAccounts(pg: Postgres): Promise<Map<string, Person>> {
  const people = await listPeople(pg)
  return new Map(
    people.flatMap((person) =>
      person.accounts.map(({ platform, handle }): [string, Person] => [accountKey(platform, handle), person]),
    ),
  )
}

/** Gives accounts to people. One that already belongs to somebody stays theirs. */
export async function createAccounts(
  pg: Postgres,
  accounts: readonly (Account & { person_id: number })[],
): Promise<void> {
  if (accounts.length === 0) return
  await pg
    .insertInto('accounts')
    .values(accounts.map((account) => ({ ...account, handle_key: account.handle.toLowerCase() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
