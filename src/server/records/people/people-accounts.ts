import { accountKey } from '../../../contract/people/account-key.ts'
import type { PersonAccount } from '../../../contract/people/public-persons.ts'
import type { Postgres } from '../../store/postgres.ts'
import { recordAccountMoves } from '../posts/post-reassignments.ts'
import { PeopleRefusal } from './people-refusal.ts'

type Wanted = PersonAccount & { handle_key: string }

/**
 * Sets a person's accounts to exactly these; their posts are queued for reassignment. Another person's account is taken over when
 * `take` is true and refused otherwise. Returns whether anything changed.
 * @throws PeopleRefusal
 */
export async function setAccounts(
  pg: Postgres,
  personId: number,
  accounts: readonly PersonAccount[],
  take: boolean,
): Promise<boolean> {
  const wanted = new Map(
    accounts.map((one): [string, Wanted] => [
      accountKey(one.platform, one.handle),
      { ...one, handle_key: one.handle.toLowerCase() },
    ]),
  )
  const owned = await pg
    .selectFrom('accounts')
    .select(['id', 'platform', 'handle'])
    .where('person_id', '=', personId)
    .execute()
  const ownedKeys = new Set(owned.map(({ platform, handle }) => accountKey(platform, handle)))
  const removed = owned.filter(({ platform, handle }) => !wanted.has(accountKey(platform, handle)))
  const added = [...wanted].filter(([key]) => !ownedKeys.has(key)).map(([, account]) => account)
  for (const account of removed) await removeAccount(pg, personId, account)
  for (const account of added) await addAccount(pg, personId, account, take)
  return removed.length + added.length > 0
}

async function removeAccount(pg: Postgres, personId: number, account: PersonAccount & { id: number }): Promise<void> {
  await pg.deleteFrom('accounts').where('id', '=', account.id).execute()
  await recordAccountMoves(pg, [{ ...account, from: personId, to: null }])
}

async function addAccount(pg: Postgres, personId: number, account: Wanted, take: boolean): Promise<void> {
  const { platform, handle, handle_key } = account
  const other = await pg
    .selectFrom('accounts')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['accounts.id', 'name', 'person_id'])
    .where('platform', '=', platform)
    .where('handle_key', '=', handle_key)
    .executeTakeFirst()
  if (other && !take) {
    throw new PeopleRefusal('accounts', `A conta @${handle} (${platform}) já é de ${other.name}.`)
  }
  if (other) await pg.updateTable('accounts').set({ person_id: personId }).where('id', '=', other.id).execute()
  else await pg.insertInto('accounts').values({ person_id: personId, platform, handle, handle_key }).execute()
  await recordAccountMoves(pg, [{ platform, handle, from: other?.person_id ?? null, to: personId }])
}
