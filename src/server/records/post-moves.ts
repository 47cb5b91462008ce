import type { Postgres } from '../store/postgres.ts'

/** An account that becomes somebody's, or nobody's with null. */
export type AccountMove = { platform: string; handle: string; to: number | null }

/**
 * Notes that the posts of accounts are to follow; the job `move-posts` does it. Within a change of people (`changePeople`):
 * the order in which moves are noted is the order in which people were changed.
 */
export async function noteAccountMoves(pg: Postgres, moves: readonly AccountMove[]): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map(({ platform, handle, to }) => {
    return { from_person: null, platform, handle_key: handle.toLowerCase(), to_person: to ?? 0 }
  })
  await pg.insertInto('post_moves').values(rows).execute()
}

/** Notes that all posts of a person become another's, or nobody's with null. Within a change of people. */
export async function notePersonMove(pg: Postgres, from: number, to: number | null): Promise<void> {
  await pg
    .insertInto('post_moves')
    .values({ from_person: from, platform: null, handle_key: null, to_person: to ?? 0 })
    .execute()
}
