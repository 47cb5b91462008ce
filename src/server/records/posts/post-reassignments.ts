import type { Postgres } from '../../store/postgres.ts'

/** An account, whose it was, and whose it is from now on; nobody's: absent or null. */
export type AccountMove = { platform: string; handle: string; from?: number | null; to: number | null }

/**
 * Notes that the posts of accounts are to follow; the job `move-posts` does it. Within a change of people (`changePeople`):
 * the order in which moves are noted is the order in which people were changed.
 */
export async function noteAccountMoves(pg: Postgres, moves: readonly AccountMove[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ platform, handle, from, to }) => ({
    from_person: null,
    platform,
    handle_key: handle.toLowerCase(),
    to_person: to ?? 0,
    former_person: from ?? null,
  }))
  await pg.insertInto('post_reassignments').values(rows).execute()
}

/** Notes that all posts of a person become another's, or nobody's with null. Within a change of people. */
export async function notePersonMove(pg: Postgres, from: number, to: number | null): Promise<void> {
  await pg
    .insertInto('post_reassignments')
    .values({ from_person: from, platform: null, handle_key: null, to_person: to ?? 0 })
    .execute()
}

/** The people who are still to be given posts, or to be rid of them. */
export async function listMovingPeople(pg: Postgres): Promise<Set<number>> {
  const columns = ['from_person', 'former_person', 'to_person'] as const
  const moves = await pg.selectFrom('post_reassignments').select(columns).distinct().execute()
  return new Set(moves.flatMap((move) => columns.map((column) => move[column] ?? 0)))
}
