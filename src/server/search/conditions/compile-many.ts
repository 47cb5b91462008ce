/**
 * Lists of names: hundreds of phrases or groups of words in one search. The engine takes time to plan each condition (500 phrases as
 * separate conditions: 2 s before the first post is read), so many of them become one: the index finds the posts that may contain one
 * of them, which are then read.
 */
import { integers, type Sql, sql, strings } from '../../store/sql.ts'
import type { SearchedText } from './searched-text.ts'

type Tokens = readonly string[]

/** Up to this number they are separate conditions, each answered by the index alone. */
const MAX_SINGLE = 8
/** Needles of one multi-search. */
const MAX_NEEDLES = 250

export function compileMany(
  lists: readonly string[][],
  one: (list: string[]) => Sql,
  many: (lists: readonly Tokens[]) => Sql[],
): Sql[] {
  return lists.length > MAX_SINGLE ? many(lists) : lists.map(one)
}

export const compileSomePhrase =
  (text: SearchedText) =>
  (phrases: readonly Tokens[]): Sql[] => {
    const { singles, doubles, longer } = sortByLength(phrases, text)
    return [
      ...(singles.length > 0 ? [sql`hasAnyTokens(${text.folded}, ${strings(singles)})`] : []),
      ...(doubles.length > 0 && text.pairs ? [sql`hasAny(${text.pairs}, ${strings(doubles)})`] : []),
      ...cut(longer, () => 1).map(
        (some) => sql`(${mayHaveSome(some, text)}
        AND multiSearchAny(${pad(text.folded)}, ${strings(some.map(printPhrase))}))`,
      ),
    ]
  }

export const compileEveryPhrase =
  (text: SearchedText) =>
  (phrases: readonly Tokens[]): Sql[] => {
    const { longer } = sortByLength(phrases, text)
    const pairs = [...new Set(phrases.flatMap(listPairs))]
    const singles = phrases.filter((phrase) => !text.pairs || phrase.length === 1).flat()
    return [
      ...(singles.length > 0 ? [sql`hasAllTokens(${text.folded}, ${strings([...new Set(singles)])})`] : []),
      ...(pairs.length > 0 && text.pairs ? [sql`hasAll(${text.pairs}, ${strings(pairs)})`] : []),
      ...cut(longer, () => 1).map(
        (some) => sql`NOT has(multiSearchAllPositions(${pad(text.folded)}, ${strings(some.map(printPhrase))}), 0)`,
      ),
    ]
  }

/** Groups that an index answers alone, and phrases to search in the texts of the posts found by it. */
function sortByLength(phrases: readonly Tokens[], { pairs }: SearchedText) {
  return {
    singles: phrases.filter(({ length }) => length === 1).flat(),
    doubles: pairs ? phrases.filter(({ length }) => length === 2).flatMap(listPairs) : [],
    longer: phrases.filter(({ length }) => length > (pairs ? 2 : 1)),
  }
}

const mayHaveSome = (phrases: readonly Tokens[], { folded, pairs }: SearchedText): Sql =>
  pairs
    ? sql`hasAny(${pairs}, ${strings(listLongest(phrases.map(listPairs)))})`
    : sql`hasAnyTokens(${folded}, ${strings(listLongest(phrases))})`

/** The word pairs of a phrase, as in the column `word_pairs`, without duplicates. */
export const listPairs = (tokens: Tokens): string[] => [
  ...new Set(tokens.slice(1).map((next, i) => `${tokens[i]} ${next}`)),
]

/** All words of at least one group: the smallest of the word positions is above 0. */
export const compileSomeGroup =
  ({ stems }: SearchedText) =>
  (groups: readonly Tokens[]): Sql[] =>
    cut(groups, (words) => words.length).map((some) => {
      const firsts = some.map((_, i) => 1 + some.slice(0, i).flat().length)
      const lengths = some.map((words) => words.length)
      const places = sql`multiSearchAllPositions(${pad(stems)}, ${strings(some.flat().map((word) => printPhrase([word])))})`
      return sql`(hasAnyTokens(${stems}, ${strings(listLongest(some))})
        AND arrayMax(arrayReduceInRanges('min', arrayZip(${integers(firsts)}, ${integers(lengths)}), ${places})) > 0)`
    })

/** A post with all words of a group has its longest word, which is rarely a common one. */
const listLongest = (lists: readonly Tokens[]) => [
  ...new Set(lists.map((words) => words.reduce((one, other) => (other.length > one.length ? other : one)))),
]

const pad = (text: Sql) => sql`concat(' ', ${text}, ' ')`
const printPhrase = (tokens: Tokens) => ` ${tokens.join(' ')} `

/** Batches with at most MAX_NEEDLES needles, or of one group that has more. */
function cut(lists: readonly Tokens[], countNeedles: (list: Tokens) => number): Tokens[][] {
  const pieces: Tokens[][] = []
  let needles = MAX_NEEDLES
  for (const list of lists) {
    const more = countNeedles(list)
    if (needles + more > MAX_NEEDLES) {
      pieces.push([])
      needles = 0
    }
    pieces.at(-1)?.push(list)
    needles += more
  }
  return pieces
}
