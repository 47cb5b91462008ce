/** In how many posts words stand: what the dictionary of the index says, and how far it can be believed. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { countEach } from './count-each.ts'

const Token = z.object({ token: z.string(), posts: z.number() })
const Rows = z.object({ rows: z.number(), posts: z.number(), unmade: z.number() })

export type WordCounts = {
  /** About, where not `areExact`: good enough to choose which words are counted. */
  readonly of: (token: string) => number | undefined
  readonly areExact: boolean
}

export async function readWordCounts(
  ch: ClickHouse,
  tokens: readonly string[],
  words = POST_WORDS,
): Promise<WordCounts> {
  const question = sql`SELECT token, toUInt32(sum(cardinality)) AS posts FROM ${words} WHERE token IN ${strings([...tokens])} GROUP BY token`
  const { found, share, areExact } = await readDictionary(ch, () => ch.rows('word-counts', question, Token))
  const counts = new Map(found.map(({ token, posts }) => [token, Math.ceil(posts * share)]))
  return { of: (token) => counts.get(token), areExact }
}

/**
 * What the dictionary says, and whether it counts posts. That is asked before and after it is read: in between posts may be changed, or
 * the rows that they replaced be dropped. `share`: posts among rows.
 */
export async function readDictionary<T>(
  ch: ClickHouse,
  read: () => Promise<T>,
): Promise<{ found: T; share: number; areExact: boolean }> {
  const before = await compareRows(ch)
  const found = await read()
  const after = before.areExact ? await compareRows(ch) : before
  return { found, share: after.share, areExact: before.areExact && after.areExact }
}

/**
 * The dictionary counts rows: also those that were replaced, until they are merged away. Of what was stored before there was the
 * index it knows nothing, as long as that is made.
 */
async function compareRows(ch: ClickHouse): Promise<{ share: number; areExact: boolean }> {
  const [all = { rows: 0, posts: 0, unmade: 0 }] = await ch.rows(
    'word-rows',
    sql`SELECT toUInt32(count()) AS posts, (SELECT toUInt32(sum(rows)) FROM system.parts
      WHERE active AND database = currentDatabase() AND table IN ('post_rows', 'post_changes')) AS rows,
      toUInt32((SELECT count() FROM system.mutations
        WHERE NOT is_done AND database = currentDatabase() AND table IN ('post_rows', 'post_changes'))) AS unmade FROM ${POSTS}`,
    Rows,
  )
  return {
    share: all.rows > all.posts ? all.posts / all.rows : 1,
    areExact: all.rows === all.posts && all.unmade === 0,
  }
}

/** In how many posts each stands, here and everywhere; the indexes answer. */
export const hasToken = (token: string): Sql => sql`hasAllTokens(folded, ${strings([token])})`

/** The same counted one by one where the dictionary counts too much. */
export const countEverywhere = (ch: ClickHouse, counts: WordCounts, tokens: readonly string[]): Promise<number[]> =>
  counts.areExact
    ? Promise.resolve(tokens.map((token) => counts.of(token) ?? 0))
    : countEach(ch, tokens.map(hasToken), [])
