import type { Selectable } from 'kysely'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { integer, join, or, type Sql, sql, string } from '../store/sql.ts'
import type { Tables } from '../store/tables.ts'

type Move = Selectable<Tables['post_moves']>

/** Moves read at once. */
const MOST_MOVES = 200

/**
 * Lets posts follow the changes of people that were noted in `post_moves`: sets whose they are, and nothing else; party,
 * role and state stay those of the post's day. What is noted is forgotten when it is done, so that a change cut short
 * is finished by the next call, and doing one twice is harmless. One process at a time: others wait.
 */
export async function movePosts(ch: ClickHouse, pg: Postgres): Promise<void> {
  while ((await moveSome(ch, pg)) === MOST_MOVES);
}

async function moveSome(ch: ClickHouse, pg: Postgres): Promise<number> {
  return pg.transaction().execute(async (tx) => {
    const moves = await tx.selectFrom('post_moves').selectAll().orderBy('id').limit(MOST_MOVES).forUpdate().execute()
    for (const group of groupMoves(moves)) await ch.command(moveStatement(group))
    const ids = moves.map(({ id }) => id)
    if (ids.length > 0) await tx.deleteFrom('post_moves').where('id', 'in', ids).execute()
    return moves.length
  })
}

/** Neighbours that lead to the same person are one change of the table; the order of different ones matters. */
function groupMoves(moves: readonly Move[]): Move[][] {
  const groups: Move[][] = []
  for (const move of moves) {
    const last = groups.at(-1)
    if (last?.[0]?.to_person === move.to_person) last.push(move)
    else groups.push([move])
  }
  return groups
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
