/** Document frequencies of words, from the dictionary of the index as far as it is reliable. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { countEach } from './count-each.ts'

const Token = z.object({ token: z.string(), posts: z.number() })
const Rows = z.object({ rows: z.number(), posts: z.number(), unmade: z.number() })

export type WordCounts = {
  /** Approximate unless `areExact`: good enough to choose the words to count. */
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
 * Counts from the dictionary, and whether they are numbers of posts. That is checked before and after reading it: in between posts may
 * be changed, or replaced rows merged away. `share`: posts per row.
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
 * The dictionary counts rows, including replaced ones until they are merged away. Rows stored before the index existed are missing
 * until it has been built.
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

/** Number of posts with each word, here and everywhere; answered by the indexes. */
export const hasToken = (token: string): Sql => sql`hasAllTokens(folded, ${strings([token])})`

/** The same, counted individually where the dictionary counts too much. */
export const countEverywhere = (ch: ClickHouse, counts: WordCounts, tokens: readonly string[]): Promise<number[]> =>
  counts.areExact
    ? Promise.resolve(tokens.map((token) => counts.of(token) ?? 0))
    : countEach(ch, tokens.map(hasToken), [])
