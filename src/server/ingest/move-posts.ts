import type { Selectable } from 'kysely'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Postgres } from '../store/postgres.ts'
import { integer, join, moment, or, type Sql, sql, string } from '../store/sql.ts'
import type { Tables } from '../store/tables.ts'
import { changePosts } from './change-posts.ts'

type Move = Selectable<Tables['post_moves']>
type Affiliation = Pick<Selectable<Tables['people']>, 'party' | 'role' | 'uf'>

/** Moves read at once. */
const MOST_MOVES = 200

/**
 * Lets posts follow the changes of people that were noted in `post_moves`, in their order: sets whose they are. Party, role and
 * state stay those of the post's day; where nobody knew them, they become the person's of that day. What is noted is forgotten when it is done: cut short,
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
  const person = group[0]?.to_person ?? 0
  const to = integer(person)
  const change = sql`${to} AS person_id${person === 0 ? sql`` : fillAffiliation(await findAffiliations(pg, person))}`
  await changePosts(ch, change, sql`(${join(group.map(isMoved), or)}) AND person_id != ${to}`, signal)
  if (signal?.aborted) return true
  const ids = group.map(({ id }) => id)
  await pg.deleteFrom('post_moves').where('id', 'in', ids).execute()
  return true
}

/** What a person was, oldest first; the last one is what they are. */
type Affiliations = readonly (Affiliation & { until: Date | null })[]

async function findAffiliations(pg: Postgres, person: number): Promise<Affiliations> {
  const columns = ['party', 'role', 'uf'] as const
  const former = await pg
    .selectFrom('person_affiliations')
    .select([...columns, 'valid_until as until'])
    .where('person_id', '=', person)
    .orderBy('valid_until')
    .execute()
  const present = await pg.selectFrom('people').select(columns).where('id', '=', person).executeTakeFirst()
  return present ? [...former, { ...present, until: null }] : []
}

/** As the author step does it for a new post (`enrich/author.ts`): what the source does not tell is the person's of that day. */
function fillAffiliation(affiliations: Affiliations): Sql {
  if (affiliations.length === 0) return sql``
  const onTheDay = (column: keyof Affiliation) =>
    affiliations.reduceRight(
      (rest, one) =>
        one.until === null
          ? sql`${string(one[column])}`
          : sql`if(former.date_created < ${moment(one.until)}, ${string(one[column])}, ${rest})`,
      sql`''`,
    )
  return sql`,
    if(former.person_id = 0 AND former.party = '', ${onTheDay('party')}, former.party) AS party,
    if(former.person_id = 0 AND former.role = '', ${onTheDay('role')}, former.role) AS role,
    if(former.person_id = 0 AND former.uf = '', ${onTheDay('uf')}, former.uf) AS uf`
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
