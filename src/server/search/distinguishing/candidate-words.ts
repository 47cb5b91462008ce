/** The words of posts that may set them apart: four letters and more, as most of the posts write them. */
import { z } from 'zod'
import { foldText } from '../../../text/fold.ts'
import { stemToken } from '../../../text/stem.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, type Sql, sql } from '../../store/sql.ts'
import { STOP_WORDS } from './stop-words.ts'

/** The most frequent words; what is rarer is hardly characteristic. */
const MOST_CANDIDATES = 1_500
const FEWEST_POSTS = 3

/** Without addresses, names of accounts, hashtags: these are told apart by themselves. */
const PLAIN_TEXT = sql`replaceRegexpAll(lowerUTF8(content), 'https?://\\S+|www\\.\\S+|[\\w-]+\\.(com|org|net|gov|br|ly)\\S*|[@#]\\S+', ' ')`

/**
 * Cut by the engine at every sign of ASCII, which costs little; only what is left, each once, is read letter by letter: the same
 * expression over the texts takes ten times as long.
 */
const PIECES = sql`arrayDistinct(tokens(${PLAIN_TEXT}, 'splitByNonAlpha'))`
const WORDS = sql`extractAll(piece, '(?:\\p{L}[\\x{300}-\\x{36F}]*){4,}')`

const Candidate = z.object({ word: z.string(), posts: z.number() })

/** A word as it is indexed, as it is written, and in how many of the posts it stands in that writing. */
export type CandidateWord = { readonly token: string; readonly written: string; readonly posts: number }

/** `own`: tokens to be left out, in singular and plural, such as the name of who writes. */
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
      HAVING posts >= ${integer(FEWEST_POSTS)} ORDER BY posts DESC, word LIMIT ${integer(MOST_CANDIDATES)}`,
    Candidate,
  )
  const left = new Set([...own].map(stemToken))
  // As most of the posts write it: they come first.
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
