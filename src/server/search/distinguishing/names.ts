/** Hashtags, sites and mentions: counted in the search, and then everywhere. */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { foldHashtag, HASHTAGS_ONCE, SHARED_VALUES, VALUE_INDEXES } from '../conditions/shared-values.ts'
import type { Counted } from './search-part.ts'
import { readWordCounts, type WordIndex } from './word-counts.ts'

/** The most frequent of the search; rarer ones are hardly characteristic. */
export const MAX_CANDIDATES = 500
export const MIN_POSTS = 3

const Row = z.object({ name: z.string(), posts: z.number() })

export const countHashtags = (ch: ClickHouse, where: Sql): Promise<Counted[]> =>
  countShared(
    ch,
    {
      ...{ values: HASHTAGS, key: foldHashtag(sql`value`), stored: sql`posts.hashtags`, sign: '#' },
      index: VALUE_INDEXES.hashtag,
    },
    where,
  )

export const countDomains = (ch: ClickHouse, where: Sql): Promise<Counted[]> =>
  countShared(
    ch,
    {
      ...{ values: SHARED_VALUES.domain, key: sql`toString(value)`, stored: sql`posts.domains`, sign: '' },
      index: VALUE_INDEXES.domain,
    },
    where,
  )

/** A click adds them to the search, with their sign. */
export async function countMentions(ch: ClickHouse, where: Sql): Promise<Counted[]> {
  const shared = {
    ...{ values: SHARED_VALUES.mention, key: sql`value`, stored: sql`posts.mentions`, sign: '@' },
    index: VALUE_INDEXES.mention,
  }
  const counted = await countShared(ch, shared, where)
  return counted.map((one) => ({ ...one, key: one.label }))
}

/** Two spellings of one hashtag in a post are rare: they are compared only in posts with several hashtags. */
const HASHTAGS = sql`if(length(posts.hashtags) < 2, posts.hashtags, ${HASHTAGS_ONCE})`

/**
 * `key`: the reported form of a stored value; computed once for all posts that share it. `index`: has values in the same form.
 */
type Shared = { values: Sql; key: Sql; stored: Sql; sign: string; index: WordIndex }

const countValues = ({ values, key }: Shared, where: Sql): Sql => sql`
  SELECT ${key} AS name, toUInt32(sum(times)) AS posts
  FROM (SELECT arrayJoin(${values}) AS value, count() AS times FROM ${POSTS} ${where} GROUP BY value) GROUP BY name`

async function countShared(ch: ClickHouse, shared: Shared, where: Sql): Promise<Counted[]> {
  const { sign } = shared
  const here = await ch.rows(
    'distinguishing-shared',
    sql`${countValues(shared, where)} HAVING posts >= ${integer(MIN_POSTS)}
      ORDER BY posts DESC, name LIMIT ${integer(MAX_CANDIDATES)}`,
    Row,
  )
  if (here.length === 0) return []
  const names = here.map(({ name }) => name)
  const known = await readWordCounts(ch, names, shared.index)
  const everywhere = known.areExact ? known.of : await countEverywhere(ch, shared, names)
  return here.map(({ name, posts }) => ({
    ...{ value: name, label: `${sign}${name}`, key: name, posts },
    everywhere: everywhere(name) ?? posts,
  }))
}

async function countEverywhere(ch: ClickHouse, shared: Shared, names: readonly string[]) {
  const all = await ch.rows(
    'distinguishing-all-shared',
    sql`${countValues(shared, sql`WHERE notEmpty(${shared.stored})`)} HAVING name IN ${strings([...names])}`,
    Row,
  )
  const everywhere = new Map(all.map(({ name, posts }) => [name, posts]))
  return (name: string) => everywhere.get(name)
}
