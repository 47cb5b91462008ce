import { z } from 'zod'
import { compareProbes, QUICK_DISTANCE, saySomethingElse } from '../../media/compare-images.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { bigints, integer, join, numeral, or, type Sql, sql, string } from '../../store/sql.ts'

/** What a picture is looked for by: its probes, and the words recognized in it. See `media/types.ts`. */
export type Wanted = { probes: bigint[][][]; words: readonly string[] }

/** `distance`: bits of 64 that differ; 0 for the same picture. */
export type SimilarFile = { name: string; distance: number }

/** Copies of one picture that a search follows. */
export const MOST_SIMILAR = 2_000
/** Pictures of which every word is compared, here and not in the store: 3,000 take 50 ms. */
const MOST_COMPARED = 3_000

const Found = z.object({ name: z.string(), words: z.string(), marks: z.array(z.string()) })

/**
 * Stored pictures that are copies of one another by the rule of `media/compare-images.ts`, the closest first. The store compares the
 * first words of all pictures and reads the rest of the few that are left only when it has sorted them. Without FINAL, which would
 * cost more than the search: marks of a file never change.
 */
export async function findSimilarFiles(
  ch: ClickHouse,
  { probes, words }: Wanted,
  limit = MOST_SIMILAR,
): Promise<SimilarFile[]> {
  if (probes.every((list) => list.length === 0)) return []
  const found = await ch.rows(
    'find-similar-files',
    sql`SELECT name, words, arrayMap(word -> toString(word), ${ALL_WORDS}) AS marks
        FROM media_files PREWHERE ${looksAlike(probes)} WHERE ${HOLDS_PICTURE}
        ORDER BY ${measureClosest(probes)}, name LIMIT ${integer(MOST_COMPARED)}`,
    Found,
  )
  const similar = new Map<string, SimilarFile>()
  for (const { name, words: said, marks } of found) {
    const { distance, same } = compareProbes(probes, readMarks(marks))
    if (same && !saySomethingElse(words, said.split(' '))) similar.set(name, { name, distance })
  }
  return [...similar.values()].sort(compareSimilar).slice(0, limit)
}

const compareSimilar = (a: SimilarFile, b: SimilarFile) => a.distance - b.distance || (a.name < b.name ? -1 : 1)

const FIRST_WORDS = [sql`whole`, sql`framed`, sql`centre`]
const ALL_WORDS = sql`arrayConcat([whole], whole_fine, [framed], framed_fine, [centre], centre_fine)`
/** Other files have zeros for first words: not far from the marks of a picture with flat surfaces. */
const HOLDS_PICTURE = sql`notEmpty(whole_fine)`

/** Marks that were written one after the other. */
const readMarks = (words: readonly string[]): bigint[][] =>
  Array.from({ length: words.length / 4 }, (_, mark) => words.slice(mark * 4, mark * 4 + 4).map(BigInt))

const listFirstWords = (probes: bigint[][] = []) => [...new Set(probes.map(([word = 0n]) => word))]

/**
 * One comparison for each probe: the engine runs through a column of numbers far faster than through a list of probes. Numerals,
 * because it took as long to read a question with hundreds of parameters as to answer it.
 */
function looksAlike(probes: Wanted['probes']): Sql {
  const comparisons = FIRST_WORDS.flatMap((first, i) =>
    listFirstWords(probes[i]).map(
      (word) => sql`bitHammingDistance(${first}, ${numeral(word)}) <= ${numeral(BigInt(QUICK_DISTANCE))}`,
    ),
  )
  return sql`(${join(comparisons, or)})`
}

/** Of all probes, by first words alone. */
function measureClosest(probes: Wanted['probes']): Sql {
  const distances = FIRST_WORDS.flatMap((first, i) => {
    const words = listFirstWords(probes[i])
    return words.length > 0
      ? [sql`arrayMin(arrayMap(word -> bitHammingDistance(${first}, word), ${bigints(words)}))`]
      : []
  })
  return sql`arrayMin([${join(distances)}])`
}

const WantedRow = z.object({ words: z.string(), probes: z.array(z.array(z.string())) })

/** What a stored file is looked for by; without probes when there is nothing to compare. */
export async function findWanted(ch: ClickHouse, name: string): Promise<Wanted> {
  const [row] = await ch.rows(
    'find-wanted',
    sql`SELECT words, arrayMap(list -> arrayMap(word -> toString(word), list), probes) AS probes
        FROM media_files FINAL WHERE name = ${string(name)}`,
    WantedRow,
  )
  return { probes: (row?.probes ?? []).map(readMarks), words: row?.words.split(' ') ?? [] }
}
