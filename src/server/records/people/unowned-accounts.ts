/** Decisions about accounts without a person: whose they are, or that they belong to no public person. */
import { accountKey } from '../../../contract/people/account-key.ts'
import type { PersonAccount } from '../../../contract/people/public-persons.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { recordAccountMoves } from '../posts/post-reassignments.ts'
import { createAccounts } from './people.ts'
import { changePeople } from './people-changes.ts'

export type WantedOwner = PersonAccount & { person_id: number }

export type RefusedOwner = PersonAccount & { reason: string }

/**
 * Assigns accounts to people, each independently; their posts are queued for reassignment. An account that was assigned meanwhile
 * keeps its owner, and is not reported as refused if that is the wanted person.
 */
export async function giveAccounts(
  pg: Postgres,
  wanted: readonly WantedOwner[],
): Promise<{ joined: WantedOwner[]; refused: RefusedOwner[] }> {
  return changePeople(pg, async (tx) => {
    const people = await findNames(tx, wanted)
    const owners = await findOwners(tx, wanted)
    const refused: RefusedOwner[] = []
    const free = new Map<string, WantedOwner>()
    const held: WantedOwner[] = []
    for (const one of wanted) {
      const { platform, handle, person_id } = one
      const key = accountKey(platform, handle)
      const owner = owners.get(key) ?? free.get(key)
      const refuse = (reason: string) => refused.push({ platform, handle, reason })
      if (!people.has(person_id)) refuse('Esta pessoa não existe mais.')
      else if (!owner) free.set(key, one)
      else if (owner.person_id === person_id) held.push(one)
      else refuse(`Esta conta já é de ${people.get(owner.person_id) ?? 'outra pessoa'}.`)
    }
    await recordAccountMoves(tx, await createAccounts(tx, [...free.values()].map(pickColumns)))
    return { joined: [...free.values(), ...held], refused }
  })
}

const pickColumns = ({ platform, handle, person_id }: WantedOwner) => ({ platform, handle, person_id })

async function findNames(pg: Postgres, wanted: readonly WantedOwner[]): Promise<Map<number, string>> {
  const owners = await findOwners(pg, wanted)
  const ids = [...wanted, ...owners.values()].map(({ person_id }) => person_id)
  const rows = await pg
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The owners of accounts with these handles, on any platform, by `accountKey`. */
async function findOwners(pg: Postgres, wanted: readonly PersonAccount[]): Promise<Map<string, { person_id: number }>> {
  const handles = [...new Set(wanted.map(({ handle }) => handle.toLowerCase()))]
  const rows = await pg
    .selectFrom('accounts')
    .select(['platform', 'handle_key', 'person_id'])
    .where('handle_key', 'in', handles)
    .execute()
  return new Map(rows.map(({ platform, handle_key, person_id }) => [accountKey(platform, handle_key), { person_id }]))
}

/** Marks accounts as belonging to no public person, or unmarks them. */
export async function dismissAccounts(
  pg: Postgres,
  accounts: readonly PersonAccount[],
  { dismissed, actor }: { dismissed: boolean; actor: string },
): Promise<void> {
  await inTransaction(pg, async (tx) => {
    for (const { platform, handle } of accounts) {
      const handle_key = handle.toLowerCase()
      if (dismissed)
        await tx
          .insertInto('dismissed_accounts')
          .values({ platform, handle_key, dismissed_by: actor })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      else
        await tx
          .deleteFrom('dismissed_accounts')
          .where('platform', '=', platform)
          .where('handle_key', '=', handle_key)
          .execute()
    }
  })
}

/** By `accountKey`. */
export async function listDismissedAccounts(pg: Postgres): Promise<Set<string>> {
  const rows = await pg.selectFrom('dismissed_accounts').select(['platform', 'handle_key']).execute()
  return new Set(rows.map(({ platform, handle_key }) => accountKey(platform, handle_key)))
}

/** Every account that belongs to a person, by `accountKey`. */
export async function listOwnedAccounts(pg: Postgres): Promise<Set<string>> {
  const rows = await pg.selectFrom('accounts').select(['platform', 'handle_key']).execute()
  return new Set(rows.map(({ platform, handle_key }) => accountKey(platform, handle_key)))
}
