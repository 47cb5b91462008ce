/** Who posts most: public persons, and accounts that belong to none of them. */
import { z } from 'zod'
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, integers, join, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { listConditions, where } from '../conditions/conditions.ts'
import { createRanking, PLACES } from './ranking-charts.ts'

/** `last`: when the last of the posts was written, Unix seconds. */
const AuthorRow = z.object({
  person_id: z.number(),
  network: z.string(),
  handle: z.string(),
  posts: z.number(),
  last: z.number(),
})
type Author = z.infer<typeof AuthorRow>

/** Accounts of nobody count by account and cannot be filtered by. */
export async function listPeopleChart(
  ch: ClickHouse,
  filters: PostFilters,
  timeZone: string,
  about: Pick<Chart, 'id' | 'title'> = { id: 'most-active', title: 'Quem mais publica' },
): Promise<Chart> {
  const authors = await listAuthors(ch, listConditions(filters, timeZone))
  const names = await findNames(ch, authors)
  const places = authors.map((author) => {
    const name = names.get(keyOf(author)) ?? author.handle
    return author.person_id === 0
      ? { name: `${name} (@${author.handle}, ${author.network})`, key: null, posts: author.posts }
      : { name, key: String(author.person_id), posts: author.posts }
  })
  places.sort((a, b) => b.posts - a.posts || a.name.localeCompare(b.name, 'pt-BR'))
  return createRanking({ ...about, x_title: 'Pessoa' }, places)
}

/** By the person's number first, which is five times as fast as by number and account; accounts only where nobody's posts are that many. */
async function listAuthors(ch: ClickHouse, conditions: Sql[]): Promise<Author[]> {
  const people = await ch.rows(
    'metrics-people',
    sql`SELECT person_id, '' AS network, '' AS handle, toUInt32(count()) AS posts, toUnixTimestamp(max(date_created)) AS last
      FROM ${POSTS} ${where(conditions)} GROUP BY person_id ORDER BY posts DESC, person_id LIMIT ${integer(PLACES + 1)}`,
    AuthorRow,
  )
  if (!people.some(({ person_id }) => person_id === 0)) return people.slice(0, PLACES)
  const accounts = await ch.rows(
    'metrics-accounts',
    sql`SELECT toString(platform) AS network, account AS handle, toUInt32(count()) AS posts, toUnixTimestamp(max(date_created)) AS last
      FROM ${POSTS} ${where([sql`person_id = 0`, ...conditions])}
      GROUP BY platform, account ORDER BY posts DESC, network, handle LIMIT ${integer(PLACES)}`,
    AuthorRow.omit({ person_id: true }),
  )
  return [...people.filter(({ person_id }) => person_id !== 0), ...accounts.map((one) => ({ person_id: 0, ...one }))]
    .sort((a, b) => b.posts - a.posts || a.person_id - b.person_id)
    .slice(0, PLACES)
}

const NameRow = AuthorRow.pick({ person_id: true, network: true, handle: true }).extend({ name: z.string() })

/** As the last of the posts that were counted names them; found by the moment of that post, which the table is sorted by. */
async function findNames(ch: ClickHouse, authors: readonly Author[]): Promise<Map<string, string>> {
  if (authors.length === 0) return new Map()
  const ids = authors.map(({ person_id }) => person_id).filter((id) => id !== 0)
  const handles = authors.map(({ handle }) => handle).filter((handle) => handle !== '')
  const conditions = [
    sql`date_created IN (SELECT toDateTime(arrayJoin(${integers(authors.map(({ last }) => last))}), 'UTC'))`,
    sql`(person_id IN ${integers(ids)} OR (person_id = 0 AND account IN ${strings(handles)}))`,
  ]
  const question = sql`SELECT person_id, if(person_id = 0, toString(platform), '') AS network, if(person_id = 0, account, '') AS handle,
      argMax(full_name, (date_created, id)) AS name
    FROM ${POSTS} WHERE ${join(conditions, and)} GROUP BY person_id, network, handle`
  const rows = await ch.rows('metrics-names', question, NameRow)
  return new Map(rows.map((row) => [keyOf(row), row.name]))
}

const keyOf = ({ person_id, network, handle }: Pick<Author, 'person_id' | 'network' | 'handle'>) =>
  JSON.stringify([person_id, network, handle])
