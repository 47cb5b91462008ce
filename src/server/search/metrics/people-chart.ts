/** Most active authors: public persons, and accounts without a person. */
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { compareNames } from '../../../text/compare-names.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { Author, authorKey, findNames, printAccount } from '../accounts/authors.ts'
import { listHeldConditions, where } from '../conditions/conditions.ts'
import { createRanking, PLACES } from './ranking-charts.ts'

/** Accounts without a person count individually, and are selected by fields of the text. */
export async function listPeopleChart(
  ch: ClickHouse,
  filters: PostFilters,
  timeZone: string,
  about: Pick<Chart, 'id' | 'title'> = { id: 'most-active', title: 'Quem mais publica' },
): Promise<Chart> {
  const authors = await listAuthors(ch, listHeldConditions(filters, timeZone))
  const names = await findNames(ch, authors)
  const places = authors.map((author) => {
    const name = names.get(authorKey(author)) ?? author.handle
    return author.person_id === 0
      ? { name: `${name} (@${author.handle}, ${author.network})`, key: printAccount(author), posts: author.posts }
      : { name, key: String(author.person_id), posts: author.posts }
  })
  places.sort((a, b) => b.posts - a.posts || compareNames(a.name, b.name))
  return createRanking({ ...about, x_title: 'Pessoa' }, places)
}

/**
 * Grouped by the person's number first, five times as fast as by number and account; accounts only if posts without a person are
 * frequent enough.
 */
async function listAuthors(ch: ClickHouse, conditions: Sql[]): Promise<Author[]> {
  const people = await ch.rows(
    'metrics-people',
    sql`SELECT person_id, '' AS network, '' AS handle, toUInt32(count()) AS posts, toUnixTimestamp(max(date_created)) AS last
      FROM ${POSTS} ${where(conditions)} GROUP BY person_id ORDER BY posts DESC, person_id LIMIT ${integer(PLACES + 1)}`,
    Author,
  )
  if (!people.some(({ person_id }) => person_id === 0)) return people.slice(0, PLACES)
  const accounts = await ch.rows(
    'metrics-accounts',
    // Spellings of an account's name differ in capitals: each spelling is folded once, not once per post.
    sql`SELECT toString(any(platform)) AS network, argMax(account, last_post) AS handle, toUInt32(sum(many)) AS posts,
        toUnixTimestamp(max(last_post)) AS last
      FROM (SELECT platform, account, count() AS many, max(date_created) AS last_post
        FROM ${POSTS} ${where([sql`person_id = 0`, ...conditions])} GROUP BY platform, account)
      GROUP BY platform, lowerUTF8(account) ORDER BY posts DESC, network, handle LIMIT ${integer(PLACES)}`,
    Author.omit({ person_id: true }),
  )
  return [...people.filter(({ person_id }) => person_id !== 0), ...accounts.map((one) => ({ person_id: 0, ...one }))]
    .sort((a, b) => b.posts - a.posts || a.person_id - b.person_id)
    .slice(0, PLACES)
}
