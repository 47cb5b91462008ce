/** Candidate words that may distinguish posts: four letters or more, in the spelling that most of the posts use. */
import { z } from 'zod'
import { foldText } from '../../../text/fold.ts'
import { stemToken } from '../../../text/stem.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { STOP_WORDS } from './stop-words.ts'

/** Number of most frequent words; rarer ones are hardly characteristic. */
const MAX_CANDIDATES = 1_500
const MIN_POSTS = 3

/** Excludes URLs, account names and hashtags, which are separate features. */
const PLAIN_TEXT = sql`replaceRegexpAll(lowerUTF8(content), 'https?://\\S+|www\\.\\S+|[\\w-]+\\.(com|org|net|gov|br|ly)\\S*|[@#]\\S+', ' ')`

/**
 * The engine splits at every ASCII separator, which is cheap; only the distinct remainders are matched by the regular expression,
 * which takes ten times as long on the texts.
 */
const PIECES = sql`arrayDistinct(tokens(${PLAIN_TEXT}, 'splitByNonAlpha'))`
const WORDS = sql`extractAll(piece, '(?:\\p{L}[\\x{300}-\\x{36F}]*){4,}')`

const Candidate = z.object({ word: z.string(), posts: z.number() })

/** A word in its indexed form, its spelling, and the number of posts with that spelling. */
export type CandidateWord = { readonly token: string; readonly written: string; readonly posts: number }

/** `own`: tokens to leave out, singular and plural, such as the author's name. */
export async function listCandidateWords(
  ch: ClickHouse,
  where: Sql,
  own: ReadonlySet<string> = new Set(),
): Promise<CandidateWord[]> {
  const rows = await ch.rows(
    'candidate-words',
    sql`SELECT arrayJoin(${WORDS}) AS word, toUInt32(sum(pieces)) AS posts
      FROM (SELECT arrayJoin(${PIECES}) AS piece, count() AS pieces FROM ${POSTS} ${where} GROUP BY piece)
      GROUP BY word
      HAVING posts >= ${integer(MIN_POSTS)} ORDER BY posts DESC, word LIMIT ${integer(MAX_CANDIDATES)}`,
    Candidate,
  )
  const left = new Set([...own].map(stemToken))
  // The spelling used by most posts comes first.
  const words = new Map<string, CandidateWord>()
  for (const { word, posts } of rows) {
    const token = foldText(word)
    if (token.includes(' ') || left.has(stemToken(token)) || STOP_WORDS.has(token)) continue
    const known = words.get(token)
    words.set(token, {
      token,
      written: known?.written ?? word.normalize('NFC'),
      posts: (known?.posts ?? 0) + posts,
    })
  }
  return [...words.values()]
}
