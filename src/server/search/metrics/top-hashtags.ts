/**
 * The hashtags of most posts. They are counted as written, in a third of the time of folding them in every post (docs/decisions/0045);
 * then the spellings of one are added up, minus the posts that have several of them.
 */
import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { foldHashtag, HASHTAGS_ONCE } from '../conditions/shared-values.ts'

/** `name` without accents, `written` in its most frequent spelling. */
export type HashtagCount = { name: string; written: string; posts: number }

const FormsRow = z.object({ name: z.string(), written: z.string(), posts: z.number(), forms: z.array(z.string()) })
type Forms = z.infer<typeof FormsRow>
/** Spellings of one hashtag that are looked up at once; there are seldom more than four. */
const MAX_FORMS = 100

/** @param where of the posts that count; empty: all */
export async function listTopHashtags(ch: ClickHouse, where: Sql, places: number): Promise<HashtagCount[]> {
  const candidates = await countForms(ch, where, places * 2)
  const doubled = await countDoubled(ch, where, candidates)
  const counted = candidates
    .map(({ name, written, posts }) => ({ name, written, posts: posts - (doubled.get(name) ?? 0) }))
    .sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
  // No other hashtag has more posts than the last candidate seems to have.
  const most = candidates.length < places * 2 ? 0 : (candidates.at(-1)?.posts ?? 0)
  const isCertain = (counted[places - 1]?.posts ?? 0) > most || most === 0
  const hasTooManyForms = candidates.some(({ forms }) => forms.length > MAX_FORMS)
  return isCertain && !hasTooManyForms ? counted.slice(0, places) : countExactly(ch, where, places)
}

/** The first by the sum of their forms; that is too much for posts with several forms of one. */
function countForms(ch: ClickHouse, where: Sql, most: number): Promise<Forms[]> {
  const question = sql`SELECT ${foldHashtag(sql`tag`)} AS name, argMax(tag, (times, tag)) AS written, toUInt32(sum(times)) AS posts,
      groupArray(${integer(MAX_FORMS + 1)})(tag) AS forms
    FROM (SELECT arrayJoin(posts.hashtags) AS tag, count() AS times FROM ${POSTS} ${where} GROUP BY tag)
    GROUP BY name ORDER BY posts DESC, name LIMIT ${integer(most)}`
  return ch.rows('metrics-hashtags', question, FormsRow)
}

const DoubledRow = z.object({ name: z.string(), times: z.number() })

/** How often a post has a further form of the same hashtag, by hashtag. */
async function countDoubled(ch: ClickHouse, where: Sql, candidates: readonly Forms[]): Promise<Map<string, number>> {
  const forms = candidates.filter((one) => one.forms.length > 1).flatMap((one) => one.forms)
  if (forms.length === 0) return new Map()
  const question = sql`SELECT ${foldHashtag(sql`tag`)} AS name, toUInt32(count()) AS times
    FROM (SELECT arrayJoin(arrayFilter((tag, time) -> time > 1, found, arrayEnumerateUniq(arrayMap(tag -> ${foldHashtag(sql`tag`)}, found)))) AS tag
      FROM (SELECT arrayIntersect(hashtags, ${strings(forms)}) AS found
        FROM (SELECT posts.hashtags AS hashtags FROM ${POSTS} ${where}) WHERE length(hashtags) > 1)
      WHERE length(found) > 1)
    GROUP BY name`
  const rows = await ch.rows('metrics-hashtag-forms', question, DoubledRow)
  return new Map(rows.map(({ name, times }) => [name, times]))
}

const CountRow = FormsRow.omit({ forms: true })

/** Compared in every post: where so many hashtags have the same number of posts that the first places are not certain. */
function countExactly(ch: ClickHouse, where: Sql, places: number): Promise<HashtagCount[]> {
  const question = sql`SELECT ${foldHashtag(sql`tag`)} AS name, argMax(tag, (times, tag)) AS written, toUInt32(sum(times)) AS posts
    FROM (SELECT arrayJoin(${HASHTAGS_ONCE}) AS tag, count() AS times FROM ${POSTS} ${where} GROUP BY tag)
    GROUP BY name ORDER BY posts DESC, name LIMIT ${integer(places)}`
  return ch.rows('metrics-hashtags-exact', question, CountRow)
}
