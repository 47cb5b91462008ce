import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { StoreError } from '../store/errors.ts'
import type { Postgres } from '../store/postgres.ts'
import { integer, join, or, type Sql, sql, string } from '../store/sql.ts'
import type { Tables } from '../store/tables.ts'

type Move = Selectable<Tables['post_moves']>

/** Moves read at once. */
const MOST_MOVES = 200

/**
 * Lets posts follow the changes of people that were noted in `post_moves`, in their order: sets whose they are, and
 * nothing else; party, role and state stay those of the post's day. What is noted is forgotten when it is done: cut short,
 * it is finished by the next call, and doing one twice is harmless. Returns whether it came to the end.
 */
export async function movePosts(ch: ClickHouse, pg: Postgres, signal?: AbortSignal): Promise<boolean> {
  while (!signal?.aborted) {
    // In turn with other writers: a rewrite that read the former person would write them back. And read within the turn,
    // so that whoever waited long for it does not repeat what others did and went beyond.
    if (!(await ch.inTurn(() => moveNext(ch, pg)))) return true
  }
  return false
}

/** Does the first moves that are one change of the table; no transaction waits for it. Returns whether there were any. */
async function moveNext(ch: ClickHouse, pg: Postgres): Promise<boolean> {
  const moves = await pg.selectFrom('post_moves').selectAll().orderBy('id').limit(MOST_MOVES).execute()
  const group = firstGroup(moves)
  if (group.length === 0) return false
  if (await hasToMove(ch, group)) await ch.command(moveStatement(group))
  const ids = group.map(({ id }) => id)
  await pg.deleteFrom('post_moves').where('id', 'in', ids).execute()
  return true
}

/** Neighbours that lead to the same person are one change of the table; the order of different ones matters. */
function firstGroup(moves: readonly Move[]): readonly Move[] {
  const end = moves.findIndex(({ to_person }) => to_person !== moves[0]?.to_person)
  return end === -1 ? moves : moves.slice(0, end)
}

/**
 * Whether any post is not yet where it belongs. Most accounts of a list have no posts; and a change that took longer than
 * a server was waited for is found done, and not begun anew.
 */
async function hasToMove(ch: ClickHouse, group: readonly Move[]): Promise<boolean> {
  const to = integer(group[0]?.to_person ?? 0)
  const question = sql`SELECT 1 AS found FROM posts WHERE (${join(group.map(isMoved), or)}) AND person_id != ${to} LIMIT 1`
  try {
    return (await ch.rows('find-posts-to-move', question, z.object({ found: z.number() }))).length > 0
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'query_too_heavy') return true
    throw error
  }
}

function moveStatement(group: readonly Move[]): Sql {
  const to = integer(group[0]?.to_person ?? 0)
  // Fingerprints stay: at worst a repeated import writes such a post once more, as it would write it new.
  return sql`ALTER TABLE posts UPDATE person_id = ${to} WHERE ${join(group.map(isMoved), or)} SETTINGS mutations_sync = 2`
}

const isMoved = ({ from_person, platform, handle_key }: Move): Sql =>
  from_person === null
    ? sql`(platform = ${string(platform ?? '')} AND lowerUTF8(account) = ${string(handle_key ?? '')})`
    : sql`(person_id = ${integer(from_person)})`
