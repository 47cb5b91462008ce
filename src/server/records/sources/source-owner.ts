import type { Postgres } from '../../store/postgres.ts'
import { createAccounts } from '../people/people.ts'
import { setAccounts } from '../people/people-accounts.ts'
import { changePeople, getPerson } from '../people/people-changes.ts'
import { PeopleRefusal } from '../people/people-refusal.ts'
import { recordAccountMoves } from '../posts/post-reassignments.ts'

type OwnedAccount = { platform: string; handle: string; person_id: number }

/**
 * Assigns accounts to people, and queues the reassignment of their posts. An account of another person keeps its owner. Returns
 * the handles of those.
 * @throws PeopleRefusal when a person does not exist
 */
export async function linkAccounts(pg: Postgres, accounts: readonly OwnedAccount[]): Promise<string[]> {
  if (accounts.length === 0) return []
  return changePeople(pg, async (tx) => {
    const ids = [...new Set(accounts.map(({ person_id }) => person_id))]
    const people = await tx.selectFrom('people').select('id').where('id', 'in', ids).execute()
    if (people.length < ids.length) throw new PeopleRefusal('person', 'Esta pessoa não existe.')
    await createAccounts(tx, accounts)
    const keys = accounts.map(({ handle }) => handle.toLowerCase())
    const owned = await tx
      .selectFrom('accounts')
      .select(['platform', 'handle_key', 'person_id'])
      .where('handle_key', 'in', keys)
      .execute()
    const isTheirs = ({ platform, handle, person_id }: OwnedAccount) =>
      owned.some(
        (one) => one.platform === platform && one.handle_key === handle.toLowerCase() && one.person_id === person_id,
      )
    const moves = accounts.filter(isTheirs).map(({ person_id, ...account }) => ({ ...account, to: person_id }))
    await recordAccountMoves(tx, moves)
    return accounts.filter((account) => !isTheirs(account)).map(({ handle }) => handle)
  })
}

/**
 * Assigns an account to a person, or to none with null, regardless of its owner; the reassignment of its posts is queued.
 * @throws PeopleRefusal when the person does not exist
 */
export async function setOwner(
  pg: Postgres,
  account: { platform: string; handle: string },
  personId: number | null,
): Promise<void> {
  await changePeople(pg, async (tx) => {
    const before = await tx
      .selectFrom('accounts')
      .select('person_id')
      .where('platform', '=', account.platform)
      .where('handle_key', '=', account.handle.toLowerCase())
      .executeTakeFirst()
    if ((before?.person_id ?? null) === personId) return
    const person = await getPerson(tx, personId ?? before?.person_id ?? 0)
    if (!person) throw new PeopleRefusal('person', 'Esta pessoa não existe.')
    const isOther = (one: { platform: string; handle: string }) =>
      one.platform !== account.platform || one.handle.toLowerCase() !== account.handle.toLowerCase()
    const others = person.accounts.filter(isOther)
    await setAccounts(tx, person.id, personId === null ? others : [...others, account], true)
  })
}
