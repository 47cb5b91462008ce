import type { Selectable } from 'kysely'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { integer, integers, type Sql, sql, strings } from '../../store/sql.ts'
import type { Tables } from '../../store/tables.ts'
import { changePosts } from './change-posts.ts'

type Move = Selectable<Tables['post_reassignments']>
type Affiliation = Pick<Selectable<Tables['people']>, 'party' | 'role' | 'uf'>

/** Moves read at once. */
const MAX_MOVES = 200
/** The last date that the engine supports. */
const LAST_SECOND = 4_294_967_295

/**
 * Applies the changes of people recorded in `post_reassignments` to posts, in order: sets the posts' person. Party, role and state
 * remain those of the post's day; if unknown, they become the person's of that day. Applied entries are deleted: an interrupted run is
 * finished by the next call, and repeating one is harmless. Returns whether it reached the end.
 */
export async function movePosts(ch: ClickHouse, pg: Postgres, signal?: AbortSignal): Promise<boolean> {
  while (!signal?.aborted) if (!(await moveNext(ch, pg, signal))) return true
  return false
}

/** Applies the first entries that form one mutation; no transaction waits for it. Returns whether there were any. */
async function moveNext(ch: ClickHouse, pg: Postgres, signal: AbortSignal | undefined): Promise<boolean> {
  const moves = await pg.selectFrom('post_reassignments').selectAll().orderBy('id').limit(MAX_MOVES).execute()
  const group = firstGroup(moves)
  if (group.length === 0) return false
  const { change, condition } = group.some(isOfPerson) ? changeOwner(group) : await giveAccounts(pg, group)
  await changePosts(ch, change, condition, signal)
  if (signal?.aborted) return true
  const ids = group.map(({ id }) => id)
  await pg.deleteFrom('post_reassignments').where('id', 'in', ids).execute()
  return true
}

const isOfPerson = ({ from_person }: Move) => from_person !== null

/**
 * Consecutive entries that form one mutation: of different accounts, or of people merged into the same one. The order of others
 * matters.
 */
function firstGroup(moves: readonly Move[]): readonly Move[] {
  const [first] = moves
  const keys = new Set<string>()
  const end = moves.findIndex((move) => {
    if (isOfPerson(move)) return !first || !isOfPerson(first) || move.to_person !== first.to_person
    const isAgain = keys.has(keyOf(move))
    keys.add(keyOf(move))
    return isAgain || (first && isOfPerson(first))
  })
  return end === -1 ? moves : moves.slice(0, end)
}

/** A handle is one line. */
const keyOf = ({ platform, handle_key }: Move) => `${platform}\n${handle_key}`

/** All posts of some people are assigned to another, or to none. */
function changeOwner(moves: readonly Move[]) {
  const to = integer(moves[0]?.to_person ?? 0)
  const from = moves.flatMap(({ from_person }) => from_person ?? [])
  return { change: sql`${to} AS person_id`, condition: sql`person_id IN ${integers(from)} AND person_id != ${to}` }
}

/** Each account is assigned to a person, or to none; all of them in one pass over the posts. */
async function giveAccounts(pg: Postgres, moves: readonly Move[]) {
  const key = sql`concat(platform, char(10), lowerUTF8(account))`
  const keys = strings(moves.map(keyOf))
  const to = sql`transform(${key}, ${keys}, ${integers(moves.map(({ to_person }) => to_person))}, toUInt32(0))`
  return {
    change: sql`${to} AS person_id${await fillAffiliation(pg, moves, to)}`,
    // The speech of a live has the name of its channel, which may equal the handle of another account.
    condition: sql`${key} IN ${keys} AND live_id = 0 AND person_id != ${to}`,
  }
}

/** As in the author step for a new post (`enrich/author.ts`): unknown values become the person's of that day. */
async function fillAffiliation(pg: Postgres, moves: readonly Move[], to: Sql): Promise<Sql> {
  const known = await listAffiliations(pg, [...new Set(moves.map(({ to_person }) => to_person))])
  if (known.length === 0) return sql``
  const people = integers(known.map(({ person_id }) => person_id))
  const untils = integers(known.map(({ until }) => (until ? Math.floor(until.getTime() / 1000) : LAST_SECOND)))
  const fill = (column: keyof Affiliation, former: Sql) =>
    sql`if(former.person_id = 0 AND ${former} = '',
      arrayFirst((value, person, until) -> person = ${to} AND toUnixTimestamp(former.date_created) < until,
        ${strings(known.map((one) => one[column]))}, ${people}, ${untils}), ${former})`
  return sql`, ${fill('party', sql`former.party`)} AS party, ${fill('role', sql`former.role`)} AS role,
    ${fill('uf', sql`former.uf`)} AS uf`
}

/** The roles of people over time, oldest first; the last of each is the current one. */
async function listAffiliations(pg: Postgres, people: readonly number[]) {
  const columns = ['party', 'role', 'uf'] as const
  const former = await pg
    .selectFrom('person_affiliations')
    .select([...columns, 'person_id', 'valid_until as until'])
    .where('person_id', 'in', people)
    .orderBy('valid_until')
    .execute()
  const present = await pg
    .selectFrom('people')
    .select([...columns, 'id as person_id'])
    .where('id', 'in', people)
    .execute()
  return [...former, ...present.map((one) => ({ ...one, until: null }))]
}
