import type { Postgres } from '../../store/postgres.ts'

/** An account with its former and its new owner; no owner: absent or null. */
export type AccountMove = { platform: string; handle: string; from?: number | null; to: number | null }

/**
 * Queues the reassignment of the posts of accounts, which the job `move-posts` performs. Must run within a change of people
 * (`changePeople`), so that moves are queued in the order of the changes.
 */
export async function recordAccountMoves(pg: Postgres, moves: readonly AccountMove[]): Promise<void> {
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

/** Queues the reassignment of all posts of a person to another, or to none with null. Must run within a change of people. */
export async function recordPersonMove(pg: Postgres, from: number, to: number | null): Promise<void> {
  await pg
    .insertInto('post_reassignments')
    .values({ from_person: from, platform: null, handle_key: null, to_person: to ?? 0 })
    .execute()
}

/** People whose posts are still being reassigned, to them or away from them. */
export async function listMovingPeople(pg: Postgres): Promise<Set<number>> {
  const columns = ['from_person', 'former_person', 'to_person'] as const
  const moves = await pg.selectFrom('post_reassignments').select(columns).distinct().execute()
  return new Set(moves.flatMap((move) => columns.map((column) => move[column] ?? 0)))
}
