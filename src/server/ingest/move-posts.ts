import type { Selectable } from 'kysely'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { integer, join, or, type Sql, sql, string } from '../store/sql.ts'
import type { Tables } from '../store/tables.ts'
import { changePosts } from './change-posts.ts'

type Move = Selectable<Tables['post_moves']>

/** Moves read at once. */
const MOST_MOVES = 200

/**
 * Lets posts follow the changes of people that were noted in `post_moves`, in their order: sets whose they are, and
 * nothing else; party, role and state stay those of the post's day. What is noted is forgotten when it is done: cut short,
 * it is finished by the next call, and doing one twice is harmless. Returns whether it came to the end.
 */
export async function movePosts(ch: ClickHouse, pg: Postgres, signal?: AbortSignal): Promise<boolean> {
  while (!signal?.aborted) if (!(await moveNext(ch, pg, signal))) return true
  return false
}

/** Does the first moves that are one change of the table; no transaction waits for it. Returns whether there were any. */
async function moveNext(ch: ClickHouse, pg: Postgres, signal: AbortSignal | undefined): Promise<boolean> {
  const moves = await pg.selectFrom('post_moves').selectAll().orderBy('id').limit(MOST_MOVES).execute()
  const group = firstGroup(moves)
  if (group.length === 0) return false
  const to = integer(group[0]?.to_person ?? 0)
  await changePosts(ch, sql`${to} AS person_id`, sql`(${join(group.map(isMoved), or)}) AND person_id != ${to}`, signal)
  if (signal?.aborted) return true
  const ids = group.map(({ id }) => id)
  await pg.deleteFrom('post_moves').where('id', 'in', ids).execute()
  return true
}

/** Neighbours that lead to the same person are one change of the table; the order of different ones matters. */
function firstGroup(moves: readonly Move[]): readonly Move[] {
  const end = moves.findIndex(({ to_person }) => to_person !== moves[0]?.to_person)
  return end === -1 ? moves : moves.slice(0, end)
}

const isMoved = ({ from_person, platform, handle_key }: Move): Sql =>
  from_person === null
    ? // What is said in a live stands under the name of its channel, which may be anybody's handle.
      sql`(platform = ${string(platform ?? '')} AND lowerUTF8(account) = ${string(handle_key ?? '')} AND live_id = 0)`
    : sql`(person_id = ${integer(from_person)})`
