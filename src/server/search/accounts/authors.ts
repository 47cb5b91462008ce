/** Authors of posts: a public person, or an account that is not assigned to one. */
import { z } from 'zod'
import { readField } from '../../../search-language/lex.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integers, join, POSTS, sql, strings } from '../../store/sql.ts'

/**
 * `person_id` is 0 for an account without a person, the account fields are empty for a person. `last`: date of the latest post, Unix
 * seconds.
 */
export const Author = z.object({
  person_id: z.number(),
  network: z.string(),
  handle: z.string(),
  posts: z.number(),
  last: z.number(),
})
export type Author = z.infer<typeof Author>

const NameRow = Author.pick({ person_id: true, network: true, handle: true }).extend({ name: z.string() })

/** The name in the latest of the counted posts, found by its date, which is the table's sort key. */
export async function findNames(ch: ClickHouse, authors: readonly Author[]): Promise<Map<string, string>> {
  if (authors.length === 0) return new Map()
  const ids = authors.map(({ person_id }) => person_id).filter((id) => id !== 0)
  const handles = authors.map(({ handle }) => handle).filter((handle) => handle !== '')
  const conditions = [
    sql`date_created IN (SELECT toDateTime(arrayJoin(${integers(authors.map(({ last }) => last))}), 'UTC'))`,
    sql`(person_id IN ${integers(ids)} OR (person_id = 0 AND account IN ${strings(handles)}))`,
  ]
  const question = sql`SELECT person_id, if(person_id = 0, toString(platform), '') AS network, if(person_id = 0, account, '') AS handle,
      argMax(if(full_name = '', concat('@', account), full_name), (date_created, id)) AS name
    FROM ${POSTS} WHERE ${join(conditions, and)} GROUP BY person_id, network, handle`
  const rows = await ch.rows('metrics-names', question, NameRow)
  return new Map(rows.map((row) => [authorKey(row), row.name]))
}

/** Fields of the query that can select accounts without a person; null: none can. */
export function printAccount({ network, handle }: Pick<Author, 'network' | 'handle'>): string | null {
  const account = readField('conta', [handle])
  const platform = readField('plataforma', [network])
  return account && platform ? `${account.text} ${platform.text}` : null
}

export const authorKey = ({ person_id, network, handle }: Pick<Author, 'person_id' | 'network' | 'handle'>) =>
  JSON.stringify([person_id, network, handle])
