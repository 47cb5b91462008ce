/** "Did you mean": spelling suggestions from the stored words. */
import { z } from 'zod'
import type { SearchNode } from '../../../search-language/ast.ts'
import { parseSearch } from '../../../search-language/parse.ts'
import { foldTokens } from '../../../text/fold.ts'
import { stemToken } from '../../../text/stem.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, sql, string, strings } from '../../store/sql.ts'
import { POST_WORDS } from '../conditions/compile.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { countPosts } from '../posts/posts.ts'
import { findWriting } from '../terms/find-writing.ts'

/** Maximum suggestions per answer. */
const MAX_SUGGESTIONS = 3
/** A longer text has other reasons to match nothing. */
const MAX_WORDS = 8
/** Words that are compared with the whole dictionary. */
const MAX_UNKNOWN = 3
/** Words whose stems are looked up. */
const MAX_NEAR = 20
/** In a shorter word one letter makes a different word. */
const SHORTEST = 4
/** Minimum frequency relative to the most frequent suggestion, as 1 in this number: rarer words are misspellings themselves. */
const SLIPS = 100

/** The same search with each unknown word replaced by the nearest stored word; only those that match posts. */
export async function suggestSearches(
  ch: ClickHouse,
  filters: BoundFilters,
  timeZone: string,
): Promise<{ search: string; total: number }[]> {
  const { search = '' } = filters
  const unknown = await listUnknown(ch, listWords(search))
  if (unknown.length === 0 || unknown.length > MAX_UNKNOWN) return []
  const near = await Promise.all(unknown.map((word) => listNear(ch, word)))
  if (near.some((words) => words.length === 0)) return []
  // With several unknown words only the nearest of each: three of two would be nine searches.
  const choices = unknown.length === 1 ? (near[0] ?? []).map((word) => [word]) : [near.map(([first = '']) => first)]
  const found = await Promise.all(
    choices.map(async (words) => {
      const written = await Promise.all(words.map((word) => findWriting(ch, word)))
      const next = replaceWords(search, new Map(unknown.map((word, i) => [word, written[i] ?? word])))
      return { search: next, total: await countPosts(ch, { ...filters, search: next }, timeZone) }
    }),
  )
  const most = Math.max(...found.map(({ total }) => total))
  return found.filter(({ total }) => total > 0 && total * SLIPS >= most)
}

/** Required words; empty if there are too many for a misspelling to be the reason. */
function listWords(search: string): string[] {
  const tree = parseSearch(search)
  const words = [...new Set(tree ? listWanted(tree) : [])]
  return words.length > MAX_WORDS ? [] : words.filter((word) => word.length >= SHORTEST)
}

function listWanted(node: SearchNode): string[] {
  if (node.type === 'word') return [node.token]
  if (node.type === 'phrase') return node.tokens
  return node.type === 'and' || node.type === 'or' ? node.children.flatMap(listWanted) : []
}

const Token = z.object({ token: z.string() })

async function listUnknown(ch: ClickHouse, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const question = sql`SELECT DISTINCT token FROM ${POST_WORDS} WHERE token IN ${strings(words)}`
  const known = new Set((await ch.rows('find-words', question, Token)).map(({ token }) => token))
  return words.filter((word) => !known.has(word))
}

/** At most two edits apart, swapped neighbours being one; of equally near words the most frequent. */
async function listNear(ch: ClickHouse, word: string): Promise<string[]> {
  const most = word.length < 8 ? 1 : 2
  const one = string(word)
  const rows = await ch.rows(
    'list-near-words',
    sql`SELECT token FROM ${POST_WORDS}
      WHERE length(token) BETWEEN ${integer(word.length - most)} AND ${integer(word.length + most)}
        AND damerauLevenshteinDistance(token, ${one}) <= ${integer(most)}
      GROUP BY token ORDER BY damerauLevenshteinDistance(token, ${one}), sum(cardinality) DESC, token
      LIMIT ${integer(MAX_NEAR)}`,
    Token,
  )
  // Singular and plural match the same posts.
  const byStem = Map.groupBy(rows, ({ token }) => stemToken(token))
  return [...byStem.values()].flatMap(([first]) => first?.token ?? []).slice(0, MAX_SUGGESTIONS)
}

/** The rest of the text stays as typed. */
function replaceWords(search: string, words: ReadonlyMap<string, string>): string {
  let text = ''
  let done = 0
  for (const { token, start, end } of foldTokens(search)) {
    const word = words.get(token)
    if (word === undefined) continue
    text += search.slice(done, start) + word
    done = end
  }
  return text + search.slice(done)
}
