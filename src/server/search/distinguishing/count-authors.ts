/**
 * Counts authors. People are counted by their number, which is read several times as fast as account names; accounts only where they
 * have no person.
 */
import type { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { Author, authorKey, findNames, printAccount } from '../accounts/authors.ts'
import { where } from '../conditions/conditions.ts'
import type { Seen } from './keyness.ts'
import { MAX_CANDIDATES, MIN_POSTS } from './names.ts'

export type CountedAuthor = Seen & { readonly value: string; readonly author: Author }

const isPerson: Sql = sql`posts.person_id != 0`
/** The column, not the alias selected under its name, which would always be 0. */
const isNobody: Sql = sql`posts.person_id = 0`
/** Spellings of an account's name differ in capitals. */
const ACCOUNT = sql`platform, lowerUTF8(account)`

export async function countAuthors(ch: ClickHouse, conditions: readonly Sql[]): Promise<CountedAuthor[]> {
  const people = await ch.rows(
    'distinguishing-people',
    sql`SELECT person_id, '' AS network, '' AS handle, toUInt32(count()) AS posts, toUnixTimestamp(max(date_created)) AS last
      FROM ${POSTS} ${where([isPerson, ...conditions])} GROUP BY person_id
      HAVING posts >= ${integer(MIN_POSTS)} ORDER BY posts DESC, person_id LIMIT ${integer(MAX_CANDIDATES)}`,
    Author,
  )
  const accounts = await ch.rows(
    'distinguishing-accounts',
    sql`SELECT toUInt32(0) AS person_id, toString(any(platform)) AS network, any(account) AS handle, toUInt32(count()) AS posts,
        toUnixTimestamp(max(date_created)) AS last
      FROM ${POSTS} ${where([isNobody, sql`account != ''`, ...conditions])} GROUP BY ${ACCOUNT}
      HAVING posts >= ${integer(MIN_POSTS)} ORDER BY posts DESC, network, handle LIMIT ${integer(MAX_CANDIDATES)}`,
    Author,
  )
  const everywhere = await countEverywhere(ch, [...people, ...accounts])
  return [...people, ...accounts].map((author) => {
    const value = nameOf(author)
    const { posts } = author
    return { value, author, posts, elsewhere: Math.max(0, (everywhere.get(value) ?? posts) - posts) }
  })
}

const nameOf = ({ person_id, network, handle }: Pick<Author, 'person_id' | 'network' | 'handle'>) =>
  person_id === 0 ? `${network}\n${handle.toLowerCase()}` : String(person_id)

const Count = Author.omit({ last: true })

async function countEverywhere(ch: ClickHouse, authors: readonly Author[]): Promise<Map<string, number>> {
  const people = authors.map(({ person_id }) => person_id).filter((id) => id !== 0)
  const handles = authors.map(({ handle }) => handle.toLowerCase()).filter((handle) => handle !== '')
  const questions = [
    ...(people.length > 0
      ? [
          sql`SELECT person_id, '' AS network, '' AS handle, toUInt32(count()) AS posts
            FROM ${POSTS} WHERE person_id IN ${integers(people)} GROUP BY person_id`,
        ]
      : []),
    ...(handles.length > 0
      ? [
          sql`SELECT toUInt32(0) AS person_id, toString(any(platform)) AS network, any(account) AS handle, toUInt32(count()) AS posts
            FROM ${POSTS} WHERE ${isNobody} AND lowerUTF8(account) IN ${strings(handles)} GROUP BY ${ACCOUNT}`,
        ]
      : []),
  ]
  const rows: z.infer<typeof Count>[] = []
  for (const question of questions) rows.push(...(await ch.rows('distinguishing-all-authors', question, Count)))
  return new Map(rows.map((row) => [nameOf(row), row.posts]))
}

/** Names as in lists; `key`: the value for the filter of people, or fields that select an account; null: no field can. */
export async function labelAuthors(
  ch: ClickHouse,
  authors: readonly Author[],
): Promise<{ label: string; key: string | null }[]> {
  const names = await findNames(
    ch,
    authors.filter(({ person_id }) => person_id !== 0),
  )
  return authors.map((author) =>
    author.person_id === 0
      ? { label: `@${author.handle} (${author.network})`, key: printAccount(author) }
      : { label: names.get(authorKey(author)) ?? '', key: String(author.person_id) },
  )
}
