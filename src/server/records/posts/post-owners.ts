/** Corrects the owners of posts stored with an import's knowledge of people, which may have changed since. */
import { accountKey } from '../../../contract/people/account-key.ts'
import type { Postgres } from '../../store/postgres.ts'
import { createAccounts } from '../people/people.ts'
import { changePeople } from '../people/people-changes.ts'
import { type AccountMove, recordAccountMoves } from './post-reassignments.ts'

/** An account, and the person its posts were stored under; null: none. */
type Author = { platform: string; account: string; person_id: number | null }

/**
 * Compares stored posts with the current owners of their accounts, and queues reassignments where they differ. A change of people
 * after this comparison finds the posts stored and queues its own. Returns whether there were any.
 */
export async function recordMistakenOwners(pg: Postgres, authors: readonly Author[]): Promise<boolean> {
  // Usually there are none: concurrent changes of people need not wait for this.
  if ((await listMistaken(pg, authors)).length === 0) return false
  return changePeople(pg, async (tx) => {
    const moves = await listMistaken(tx, authors)
    await recordAccountMoves(tx, moves)
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
 * Assigns accounts to the people they were matched with, if those still exist; earlier posts follow. An account that already
 * belongs to somebody keeps its owner.
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
    await recordAccountMoves(tx, created)
  })
}
