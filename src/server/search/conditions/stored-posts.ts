/**
 * Maps posts given by ids of the other store to their numbers here. Looked up once for all queries of a search: a number is half as
 * long as an id, and if thousands of them occur in a dozen conditions parsing them takes most of the time (docs/decisions/0083).
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, type Sql, safeIntegers, sql, uuids } from '../../store/sql.ts'

/** Their numbers and publication dates in seconds; a post whose date changed may be listed with both. */
export type StoredPosts = { readonly numbers: readonly number[]; readonly seconds: readonly number[] }

/** Ids per query. */
const AT_ONCE = 10_000
/** Up to this number of dates they are searched one by one in the sorted table. */
const FEW = 1_000

const Found = z.object({ numbers: z.string(), seconds: z.string() })

/** The stored ones among these posts. */
export async function findStoredPosts(ch: ClickHouse, ids: Iterable<string>): Promise<StoredPosts> {
  const all = [...new Set(ids)]
  const parts: StoredPosts[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    // As texts: parsed three times as fast as lists.
    const question = sql`SELECT arrayStringConcat(groupUniqArray(toString(number)), ' ') AS numbers,
      arrayStringConcat(groupUniqArray(toString(toUnixTimestamp(date_created))), ' ') AS seconds
      FROM post_keys WHERE id IN ${uuids(all.slice(from, from + AT_ONCE))}`
    const [found] = await ch.rows('find-stored', question, Found)
    if (found) parts.push({ numbers: readNumbers(found.numbers), seconds: readNumbers(found.seconds) })
  }
  return joinPosts(parts)
}

const readNumbers = (text: string) => (text === '' ? [] : text.split(' ').map(Number))

function joinPosts(parts: readonly StoredPosts[]): StoredPosts {
  const [first] = parts
  if (first && parts.length === 1) return first
  const numbers = new Set(parts.flatMap((part) => part.numbers))
  return { numbers: [...numbers], seconds: [...new Set(parts.flatMap(({ seconds }) => seconds))] }
}

export function isStoredPost(found: readonly StoredPosts[]): Sql {
  const { numbers, seconds } = joinPosts(found)
  return numbers.length === 0
    ? sql`false`
    : sql`(${isPublishedAt(seconds)} AND posts.number IN ${safeIntegers(numbers)})`
}

/** By the prefix of the table's key. */
function isPublishedAt(seconds: readonly number[]): Sql {
  if (seconds.length <= FEW) return sql`posts.date_created IN ${integers(seconds)}`
  const first = seconds.reduce((least, second) => Math.min(least, second))
  const last = seconds.reduce((most, second) => Math.max(most, second))
  return sql`posts.date_created BETWEEN ${integer(first)} AND ${integer(last)}`
}
