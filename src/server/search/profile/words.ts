/**
 * Words that distinguish a person, by number of posts (`distinguishing/keyness.ts`). The reference counts come from the dictionary of
 * the text index, which has them for every word without reading posts.
 */
import { z } from 'zod'
import type { PersonWords, ProfileQuery, ProfileWord } from '../../../contract/people/person-profile.ts'
import { foldText } from '../../../text/fold.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { listConditions, whereFilters } from '../conditions/conditions.ts'
import { listCandidateWords } from '../distinguishing/candidate-words.ts'
import { countEach } from '../distinguishing/count-each.ts'
import { hasStem, joinForms } from '../distinguishing/join-forms.ts'
import { rankKeyness, type Seen } from '../distinguishing/keyness.ts'
import { countEverywhere, readWordCounts } from '../distinguishing/word-counts.ts'

const MAX_WORDS = 24

const Own = z.object({ token: z.string(), period: z.number(), ever: z.number() })
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
  const own = new Set(names.flatMap((name) => foldText(name).split(' ')))
  const candidates = await listCandidateWords(ch, whereFilters({ ...period, ...who }, timeZone), own)
  if (candidates.length === 0 || others === 0) return { words: [], others }
  const writings = new Map(candidates.map(({ token, written }) => [token, written]))
  const tokens = [...writings.keys()]
  const counts = await readWordCounts(ch, tokens)
  const named = (await countTokens(ch, { who, period, timeZone }, tokens)).map(({ value, posts, ever }) => {
    const label = writings.get(value) ?? value
    // Words in replaced rows are counted too often: the reported ranking uses the counts below.
    return { value, posts, ever, label, key: `"${label}"`, elsewhere: Math.max(0, (counts.of(value) ?? ever) - ever) }
  })
  const likely = rankKeyness(named, { posts, others }, { most: 2 * MAX_WORDS, leastRatio: 1 })
  const everywhere = await countEverywhere(
    ch,
    counts,
    likely.map(({ value }) => value),
  )
  const exact = likely.map((one, at) => ({ ...one, elsewhere: Math.max(0, (everywhere[at] ?? 0) - one.ever) }))
  const joined = await joinForms(exact, (stems) => countStems(ch, { who, period, timeZone }, stems))
  const words = rankKeyness(joined, { posts, others }, { most: MAX_WORDS }).map(
    ({ label, key, posts, ratio }): ProfileWord => ({ word: label, key: key ?? label, posts, ratio }),
  )
  return { words, others }
}

async function countStems(ch: ClickHouse, { who, period, timeZone }: Asked, stems: readonly string[]): Promise<Seen[]> {
  const count = (conditions: Sql[]) => countEach(ch, stems.map(hasStem), conditions)
  const posts = await count(listConditions({ ...period, ...who }, timeZone))
  const ever = await count(listConditions(who, timeZone))
  const all = await count([])
  return posts.map((seen, i) => ({ posts: seen, elsewhere: Math.max(0, (all[i] ?? 0) - (ever[i] ?? 0)) }))
}

type Asked = { who: { public_person: string[] }; period: ProfileQuery; timeZone: string }
type Counted = { value: string; posts: number; ever: number }

/** Exactly what the search for "word" matches: words of the folded text. */
async function countTokens(ch: ClickHouse, { who, period, timeZone }: Asked, tokens: string[]): Promise<Counted[]> {
  const question = sql`SELECT arrayJoin(arrayIntersect(splitByChar(' ', folded), ${strings(tokens)})) AS token,
      toUInt32(countIf(inside)) AS period, toUInt32(count()) AS ever
    FROM (SELECT folded, ${isInPeriod(period, timeZone)} AS inside FROM ${POSTS} ${whereFilters(who, timeZone)})
    GROUP BY token`
  const own = await ch.rows('profile-words', question, Own)
  return own.map(({ token, period: posts, ever }) => ({ value: token, posts, ever }))
}

const isInPeriod = (period: ProfileQuery, timeZone: string) => {
  const conditions = listConditions(period, timeZone)
  return conditions.length === 0 ? sql`true` : sql`(${conditions.reduce((all, next) => sql`${all} AND ${next}`)})`
}
