/** Document frequencies of words: from the dictionary of the index, corrected by the rows that differ from the posts. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { COUNT_DIFFERENCES, selectDifferences } from '../../store/posts/row-differences.ts'
import { POSTS, type Sql, sql, strings, wordsOf } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { countEach } from './count-each.ts'

/** With more differing rows the posts are counted instead. */
const MAX_DIFFERENCES = 200_000
/** Attempts to read everything between two writes, while posts are being stored. */
const MAX_TRIES = 3

/** A text index that `post_rows` and `post_changes` both have. */
export type WordIndex = {
  /** The dictionaries of both tables: `token`, `cardinality`. */
  readonly words: Sql
  /** The dictionary of `post_rows`. */
  readonly rowWords: Sql
  /** The indexed column, and the indexed values of a row. */
  readonly column: Sql
  readonly values: Sql
}

const POST_INDEX: WordIndex = {
  ...{ words: POST_WORDS, rowWords: sql`${wordsOf('post_rows')}` },
  ...{ column: sql`folded`, values: sql`tokens(folded, 'splitByNonAlpha')` },
}

export type WordCounts = {
  /** Approximate unless `areExact`: good enough to choose the words to count. */
  readonly of: (token: string) => number | undefined
  readonly areExact: boolean
}

/** Exact if the tables did not change while the engine began to read, which is attempted up to MAX_TRIES times. */
export async function readWordCounts(
  ch: ClickHouse,
  tokens: readonly string[],
  index = POST_INDEX,
): Promise<WordCounts> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await readState(ch)
    if (!before.is_alone || before.unmade > 0 || before.differences > MAX_DIFFERENCES) break
    const counts = await readAt(ch, before, tokens, index)
    if (counts) return { of: (token) => counts.get(token), areExact: true }
  }
  return estimate(ch, tokens, index)
}

const Found = z.object({ token: z.string(), posts: z.number(), parts: z.string() })

/**
 * A single query: the engine chooses the parts of tables and dictionaries while it plans, and lists the parts afterwards. If the list is
 * that of `before`, all were read as they were then, however long reading takes.
 */
async function readAt(
  ch: ClickHouse,
  before: State,
  tokens: readonly string[],
  { rowWords, column, values }: WordIndex,
): Promise<Map<string, number> | null> {
  const those = sql`token IN ${strings(tokens)}`
  const differing = sql`UNION ALL
    SELECT toString(token), sum(sign), '' FROM (
      SELECT arrayJoin(arrayDistinct(${values})) AS token, sign FROM (${selectDifferences(column)}))
    WHERE ${those} GROUP BY token`
  const rows = await ch.rows(
    'word-counts',
    sql`SELECT token, toInt32(sum(counted)) AS posts, max(parts_read) AS parts FROM (
        SELECT toString(token) AS token, toInt64(sum(cardinality)) AS counted, '' AS parts_read FROM ${rowWords}
        WHERE ${those} GROUP BY token
        ${before.differences > 0 ? differing : sql``}
        UNION ALL SELECT '', toInt64(0), ${PARTS} FROM ${ACTIVE_PARTS})
      GROUP BY token`,
    Found,
  )
  if (!rows.some(({ parts }) => parts === before.parts)) return null
  return new Map(rows.map(({ token, posts }) => [token, posts]))
}

/** From all stored rows, of which some are not posts. */
async function estimate(ch: ClickHouse, tokens: readonly string[], { words }: WordIndex): Promise<WordCounts> {
  const { rows, posts } = await countRows(ch)
  const found = await ch.rows(
    'word-rows',
    sql`SELECT token, toUInt32(sum(cardinality)) AS posts FROM ${words} WHERE token IN ${strings(tokens)} GROUP BY token`,
    Found.omit({ parts: true }),
  )
  const share = rows > posts ? posts / rows : 1
  const counts = new Map(found.map((one) => [one.token, Math.ceil(one.posts * share)]))
  return { of: (token) => counts.get(token), areExact: false }
}

const OF_POSTS = sql`database = currentDatabase() AND table IN ('post_rows', 'post_changes')`
/**
 * Identifies the contents of the tables: the same parts have the same rows, and with the same settlements the same changes are
 * pending.
 */
const PARTS = sql`toString(groupBitXor(cityHash64(table, name)))`
const ACTIVE_PARTS = sql`system.parts
  WHERE active AND database = currentDatabase() AND table IN ('post_rows', 'post_changes', 'post_settlements')`
/** The parts of a cluster, also of a single shard, are not in the database that is asked. */
const IS_ALONE = { alone: sql`1`, sharded: sql`0` }
/** A part has its rows before or after a deletion, and its index those same rows. */
const IS_DELETION = sql`startsWith(command, '(UPDATE _row_exists = 0 ')`
/** `unmade`: indexes still being built, whose dictionary lacks the rows stored before they existed. */
const State = z.object({ is_alone: z.number(), differences: z.number(), unmade: z.number() })
type State = z.infer<typeof State> & { parts: string }

/** Lists the parts first, in a query of its own: within one query the engine counts before it lists, and misses a write in between. */
async function readState(ch: ClickHouse): Promise<State> {
  const parts = sql`SELECT ${PARTS} AS parts FROM ${ACTIVE_PARTS}`
  const [listed] = await ch.rows('dictionary-parts', parts, z.object({ parts: z.string() }))
  const [state] = await ch.rows(
    'dictionary-state',
    sql`SELECT toUInt8(${IS_ALONE}) AS is_alone, toUInt32(${COUNT_DIFFERENCES}) AS differences,
        toUInt32((SELECT count() FROM system.mutations WHERE NOT is_done AND ${OF_POSTS} AND NOT ${IS_DELETION})) AS unmade`,
    State,
  )
  return { parts: listed?.parts ?? '', ...(state ?? { is_alone: 0, differences: 0, unmade: 0 }) }
}

async function countRows(ch: ClickHouse): Promise<{ rows: number; posts: number }> {
  const [all = { rows: 0, posts: 0 }] = await ch.rows(
    'count-rows',
    sql`SELECT toUInt32(count()) AS posts,
      (SELECT toUInt32(sum(rows)) FROM system.parts WHERE active AND ${OF_POSTS}) AS rows FROM ${POSTS}`,
    z.object({ rows: z.number(), posts: z.number() }),
  )
  return all
}

/** Condition on posts with a word, answered by the index. */
export const hasToken = (token: string): Sql => sql`hasAllTokens(folded, ${strings([token])})`

/** Number of posts in the whole store with each word, counted individually if the dictionary is not known to be exact. */
export const countEverywhere = (ch: ClickHouse, counts: WordCounts, tokens: readonly string[]): Promise<number[]> =>
  counts.areExact
    ? Promise.resolve(tokens.map((token) => counts.of(token) ?? 0))
    : countEach(ch, tokens.map(hasToken), [])
