/** Whose posts are that were stored with what an import knew of people, which may have been changed since. */
import { accountKey } from '../../../contract/people/account-key.ts'
import type { Postgres } from '../../store/postgres.ts'
import { createAccounts } from '../people/people.ts'
import { changePeople } from '../people/people-changes.ts'
import { type AccountMove, noteAccountMoves } from './post-reassignments.ts'

/** An account, and whose its posts were stored as; null: nobody's. */
type Author = { platform: string; account: string; person_id: number | null }

/**
 * Compares posts that are in the store with whose their accounts are now, and notes where they are to follow. Whoever
 * changes people after this comparison finds the posts stored, and notes it. Returns whether there were any.
 */
export async function noteMistakenOwners(pg: Postgres, authors: readonly Author[]): Promise<boolean> {
  // Nearly always nothing: whoever changes people meanwhile is not made to wait for this.
  if ((await listMistaken(pg, authors)).length === 0) return false
  return changePeople(pg, async (tx) => {
    const moves = await listMistaken(tx, authors)
    await noteAccountMoves(tx, moves)
    return moves.length > 0
  })
}

async function listMistaken(pg: Postgres, authors: readonly Author[]): Promise<AccountMove[]> {
  if (authors.length === 0) return []
  const accounts = await pg.selectFrom('accounts').select(['platform', 'handle_key', 'person_id']).execute()
  const owners = new Map(accounts.map((one) => [accountKey(one.platform, one.handle_key), one.person_id]))
  const mistaken = new Map<string, AccountMove>()
  for (const { platform, account, person_id } of authors) {
    const key = accountKey(platform, account)
    const to = owners.get(key) ?? null
    if (to !== person_id) mistaken.set(key, { platform, handle: account, from: person_id, to })
  }
  return [...mistaken.values()]
}

/**
 * Gives accounts to the people whose they were found to be, of those who are still there; earlier posts of theirs follow.
 * One that already belongs to somebody stays theirs.
 */
export async function giveFoundAccounts(
  pg: Postgres,
  found: readonly { person_id: number; platform: string; handle: string }[],
): Promise<void> {
  if (found.length === 0) return
  await changePeople(pg, async (tx) => {
    const people = new Set((await tx.selectFrom('people').select('id').execute()).map(({ id }) => id))
    const created = await createAccounts(
      tx,
      found.filter(({ person_id }) => people.has(person_id)),
    )
    await noteAccountMoves(tx, created)
  })
}
