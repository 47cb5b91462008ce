/** Document frequencies of words: from the dictionary of the index, minus the rows that are not posts. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { selectObsolete } from '../../store/posts/obsolete-rows.ts'
import { POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { countEach } from './count-each.ts'

/** With more obsolete rows the posts are counted instead. */
const MAX_OBSOLETE = 200_000
/** Attempts to read everything between two writes, while posts are being stored. */
const MAX_TRIES = 3

/** A text index that `post_rows` and `post_changes` both have. */
export type WordIndex = {
  /** Its dictionary: `token`, `cardinality`. */
  readonly words: Sql
  /** The indexed column, and the indexed values of a row. */
  readonly column: Sql
  readonly values: Sql
}

const POST_INDEX: WordIndex = {
  ...{ words: POST_WORDS, column: sql`folded`, values: sql`tokens(folded, 'splitByNonAlpha')` },
}

const Token = z.object({ token: z.string(), posts: z.number() })
type Token = z.infer<typeof Token>

export type WordCounts = {
  /** Approximate unless `areExact`: good enough to choose the words to count. */
  readonly of: (token: string) => number | undefined
  readonly areExact: boolean
}

/** Exact if the tables did not change while everything was read, which is attempted up to MAX_TRIES times. */
export async function readWordCounts(
  ch: ClickHouse,
  tokens: readonly string[],
  index = POST_INDEX,
): Promise<WordCounts> {
  const read = () =>
    ch.rows(
      'word-counts',
      sql`SELECT token, toUInt32(sum(cardinality)) AS posts FROM ${index.words}
        WHERE token IN ${strings([...tokens])} GROUP BY token`,
      Token,
    )
  let all: Rows | undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await readState(ch)
    if (!before.is_alone || before.unmade > 0) break
    if (!before.has_posts_alone) {
      all ??= await countRows(ch)
      if (all.rows - all.posts > MAX_OBSOLETE) break
    }
    const found = await read()
    const obsolete = before.has_posts_alone ? NOTHING : await countObsolete(ch, index, found)
    if (!(await isStill(ch, before))) continue
    const counts = new Map(found.map(({ token, posts }) => [token, posts - (obsolete.get(token) ?? 0)]))
    return { of: (token) => counts.get(token), areExact: true }
  }
  const { rows, posts } = all ?? (await countRows(ch))
  const share = rows > posts ? posts / rows : 1
  const counts = new Map((await read()).map((one) => [one.token, Math.ceil(one.posts * share)]))
  return { of: (token) => counts.get(token), areExact: false }
}

/** Reads a dictionary; `areExact`: every row that it counts is a post. */
export async function readDictionary<T>(
  ch: ClickHouse,
  read: () => Promise<T>,
): Promise<{ found: T; areExact: boolean }> {
  const before = await readState(ch)
  const found = await read()
  const isWhole = before.is_alone === 1 && before.unmade === 0 && before.has_posts_alone === 1
  return { found, areExact: isWhole && (await isStill(ch, before)) }
}

const NOTHING: ReadonlyMap<string, number> = new Map()

async function countObsolete(ch: ClickHouse, { column, values }: WordIndex, found: readonly Token[]) {
  if (found.length === 0) return NOTHING
  const rows = await ch.rows(
    'count-obsolete',
    sql`SELECT toString(token) AS token, toUInt32(count()) AS posts
      FROM (SELECT arrayJoin(arrayDistinct(${values})) AS token FROM (${selectObsolete(column)}))
      WHERE token IN ${strings(found.map(({ token }) => token))} GROUP BY token`,
    Token,
  )
  return new Map(rows.map(({ token, posts }) => [token, posts]))
}

const OF_POSTS = sql`database = currentDatabase() AND table IN ('post_rows', 'post_changes')`
/** The parts of a cluster, also of a single shard, are not in the database that is asked. */
const IS_ALONE = { alone: sql`1`, sharded: sql`0` }
const State = z.object({
  ...{ parts: z.string(), is_alone: z.number(), has_posts_alone: z.number(), unmade: z.number() },
})

/**
 * Identifies the contents of the tables: the same parts have the same rows, and with the same settlements the same changes are
 * pending. `unmade`: an index still being built, whose dictionary lacks the rows stored before it existed.
 */
async function readState(ch: ClickHouse): Promise<z.infer<typeof State>> {
  const [state] = await ch.rows(
    'dictionary-state',
    sql`SELECT toString(groupBitXor(cityHash64(table, name))) AS parts, toUInt8(${IS_ALONE}) AS is_alone,
        toUInt8(countIf(table = 'post_changes' OR (table = 'post_rows' AND has_lightweight_delete)) = 0) AS has_posts_alone,
        toUInt32((SELECT count() FROM system.mutations WHERE NOT is_done AND ${OF_POSTS})) AS unmade
      FROM system.parts
      WHERE active AND database = currentDatabase() AND table IN ('post_rows', 'post_changes', 'post_settlements')`,
    State,
  )
  return state ?? { parts: '', is_alone: 0, has_posts_alone: 0, unmade: 0 }
}

const isStill = async (ch: ClickHouse, { parts }: Pick<z.infer<typeof State>, 'parts'>) =>
  (await readState(ch)).parts === parts

const Rows = z.object({ rows: z.number(), posts: z.number() })
type Rows = z.infer<typeof Rows>

async function countRows(ch: ClickHouse): Promise<Rows> {
  const [all = { rows: 0, posts: 0 }] = await ch.rows(
    'word-rows',
    sql`SELECT toUInt32(count()) AS posts,
      (SELECT toUInt32(sum(rows)) FROM system.parts WHERE active AND ${OF_POSTS}) AS rows FROM ${POSTS}`,
    Rows,
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
