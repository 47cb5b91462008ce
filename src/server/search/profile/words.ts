/**
 * The words that set a person apart: keyness as corpus linguists measure it (log-likelihood), over how many posts have each
 * word. The others are counted by the index of all texts, which knows that for every word without reading a post.
 */
import { z } from 'zod'
import type { PersonWords, ProfileQuery, ProfileWord } from '../../../contract/people/person-profile.ts'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import { listConditions, whereFilters } from '../conditions/conditions.ts'
import { STOP_WORDS } from './stop-words.ts'

const MOST_WORDS = 24
/** The person's most frequent words; what is rarer is hardly characteristic. */
const MOST_CANDIDATES = 1_500
const FEWEST_POSTS = 3
/** A word that others use nearly as much says nothing, however often it stands there. */
const LEAST_RATIO = 2

/** Without addresses, names of accounts, hashtags: these have charts of their own. */
const PLAIN_TEXT = sql`replaceRegexpAll(lowerUTF8(content), 'https?://\\S+|www\\.\\S+|[\\w-]+\\.(com|org|net|gov|br|ly)\\S*|[@#]\\S+', ' ')`

const Candidate = z.object({ word: z.string(), posts: z.number() })
const Own = z.object({ token: z.string(), period: z.number(), ever: z.number() })
const All = z.object({ token: z.string(), all: z.number() })
const Total = z.object({ total: z.number(), own: z.number(), posts: z.number() })

export type WordsOf = { readonly id: number; readonly names: readonly string[] }

export async function listWords(
  ch: ClickHouse,
  { id, names }: WordsOf,
  period: ProfileQuery,
  timeZone: string,
): Promise<PersonWords> {
  const who = { public_person: [String(id)] }
  const [total] = await ch.rows(
    'profile-total',
    sql`SELECT toUInt32(count()) AS total, toUInt32(countIf(person_id = ${integer(id)})) AS own,
        toUInt32(countIf(person_id = ${integer(id)} AND ${isInPeriod(period, timeZone)})) AS posts FROM ${POSTS}`,
    Total,
  )
  const others = (total?.total ?? 0) - (total?.own ?? 0)
  const posts = total?.posts ?? 0
  const written = await ch.rows(
    'profile-candidates',
    sql`SELECT arrayJoin(arrayDistinct(extractAll(${PLAIN_TEXT}, '(?:\\p{L}[\\x{300}-\\x{36F}]*){4,}'))) AS word, toUInt32(count()) AS posts
      FROM ${POSTS} ${whereFilters({ ...period, ...who }, timeZone)} GROUP BY word
      HAVING posts >= ${integer(FEWEST_POSTS)} ORDER BY posts DESC, word LIMIT ${integer(MOST_CANDIDATES)}`,
    Candidate,
  )
  const own = new Set(names.flatMap((name) => foldText(name).split(' ')))
  // As most of the posts write it: they come first.
  const writings = new Map<string, string>()
  for (const { word } of written) {
    const token = foldText(word)
    if (!token.includes(' ') && !own.has(token) && !STOP_WORDS.has(token) && !writings.has(token))
      writings.set(token, word.normalize('NFC'))
  }
  if (writings.size === 0 || others === 0) return { words: [], others }
  const counts = await countTokens(ch, { who, period, timeZone }, [...writings.keys()])
  const scored = counts.map((count) => score(count, { others, posts }))
  const words = scored
    .filter(({ ratio }) => ratio === null || ratio >= LEAST_RATIO)
    .sort((a, b) => b.keyness - a.keyness || (a.token < b.token ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ token, posts, ratio }): ProfileWord => ({ word: writings.get(token) ?? token, posts, ratio }))
  return { words, others }
}

type Asked = { who: { public_person: string[] }; period: ProfileQuery; timeZone: string }
type Counted = { token: string; posts: number; elsewhere: number }

async function countTokens(ch: ClickHouse, { who, period, timeZone }: Asked, tokens: string[]): Promise<Counted[]> {
  // Exactly what the search for "word" finds: the words of the folded text.
  const question = sql`SELECT arrayJoin(arrayIntersect(splitByChar(' ', folded), ${strings(tokens)})) AS token,
      toUInt32(countIf(inside)) AS period, toUInt32(count()) AS ever
    FROM (SELECT folded, ${isInPeriod(period, timeZone)} AS inside FROM ${POSTS} ${whereFilters(who, timeZone)})
    GROUP BY token`
  const own = await ch.rows('profile-words', question, Own)
  const all = await ch.rows(
    'profile-all-words',
    sql`SELECT token, toUInt32(sum(cardinality)) AS all FROM ${POST_WORDS} WHERE token IN ${strings(tokens)} GROUP BY token`,
    All,
  )
  const everywhere = new Map(all.map((row) => [row.token, row.all]))
  return own.map(({ token, period: posts, ever }) => ({
    ...{ token, posts },
    // Rows that were replaced are counted by the index until they are merged away.
    elsewhere: Math.max(0, (everywhere.get(token) ?? ever) - ever),
  }))
}

const isInPeriod = (period: ProfileQuery, timeZone: string) => {
  const conditions = listConditions(period, timeZone)
  return conditions.length === 0 ? sql`true` : sql`(${conditions.reduce((all, next) => sql`${all} AND ${next}`)})`
}

/** Dunning's log-likelihood of posts with and without the word. */
function score({ token, posts, elsewhere }: Counted, of: { posts: number; others: number }) {
  const share = (posts + elsewhere) / (of.posts + of.others)
  const part = (seen: number, size: number) => {
    const missing = Math.max(0, size - seen)
    const log = (value: number, expected: number) =>
      value > 0 && expected > 0 ? value * Math.log(value / expected) : 0
    return log(seen, size * share) + log(missing, size * (1 - share))
  }
  const keyness = 2 * (part(posts, of.posts) + part(Math.min(elsewhere, of.others), of.others))
  const ratio = elsewhere === 0 ? null : posts / of.posts / (elsewhere / of.others)
  return { token, posts, keyness, ratio: ratio === null ? null : Math.round(ratio * 10) / 10 }
}
