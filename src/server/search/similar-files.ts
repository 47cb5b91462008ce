import { z } from 'zod'
import { FINE_DISTANCE, QUICK_DISTANCE, saySomethingElse } from '../media/compare-images.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigint, bigints, integer, join, or, type Sql, sql, string } from '../store/sql.ts'

/** What a picture is looked for by: its probes, and the words recognized in it. See `media/types.ts`. */
export type Wanted = { probes: bigint[][][]; words: readonly string[] }

/** `distance`: bits of 64 that differ; 0 for the same picture. */
export type SimilarFile = { name: string; distance: number }

/** Copies of one picture that a search follows. */
export const MOST_SIMILAR = 2_000

const Found = z.object({ name: z.string(), distance: z.number(), words: z.string() })

/**
 * Stored pictures that are copies of one another by the rule of `media/compare-images.ts`, the closest first. The first words of all
 * pictures are compared, then every word of the few that are left. Without FINAL, which would cost more than the
 * search: marks of a file never change.
 */
export async function findSimilarFiles(
  ch: ClickHouse,
  { probes, words }: Wanted,
  limit = MOST_SIMILAR,
): Promise<SimilarFile[]> {
  if (probes.every((list) => list.length === 0)) return []
  const distance = sql`least(${join(MARKS.map(({ first, fine }, i) => closest(first, fine, probes[i] ?? [])))})`
  const found = await ch.rows(
    'find-similar-files',
    sql`SELECT name, toUInt8(min(${distance})) AS distance, any(media_files.words) AS words
        FROM media_files PREWHERE ${looksAlike(probes)}
        GROUP BY name HAVING distance <= ${integer(QUICK_DISTANCE)} ORDER BY distance, name LIMIT ${integer(limit)}`,
    Found,
  )
  return found
    .filter((one) => !saySomethingElse(words, one.words.split(' ')))
    .map(({ name, distance }) => ({ name, distance }))
}

const MARKS = [
  { first: sql`whole`, fine: sql`whole_fine` },
  { first: sql`framed`, fine: sql`framed_fine` },
  { first: sql`centre`, fine: sql`centre_fine` },
]

/** One comparison for each probe: the engine runs through a column of numbers far faster than through a list of probes. */
function looksAlike(probes: Wanted['probes']): Sql {
  const comparisons = MARKS.flatMap(({ first }, i) =>
    [...new Set((probes[i] ?? []).map(([word = 0n]) => word))].map(
      (word) => sql`bitHammingDistance(${first}, ${bigint(word)}) <= ${integer(QUICK_DISTANCE)}`,
    ),
  )
  return sql`(${join(comparisons, or)})`
}

/** Of the probes that hold for all words: the distance of the closest; 64 when none does. */
function closest(first: Sql, fine: Sql, probes: bigint[][]): Sql {
  const words = [0, 1, 2, 3].map((at) => bigints(probes.map((probe) => probe[at] ?? 0n)))
  const [w0, w1, w2, w3] = words
  if (probes.length === 0 || !w0 || !w1 || !w2 || !w3) return sql`64`
  return sql`arrayMin(arrayMap((w0, w1, w2, w3) -> if(
      bitHammingDistance(${first}, w0) <= ${integer(QUICK_DISTANCE)} AND
      bitHammingDistance(${fine}[1], w1) + bitHammingDistance(${fine}[2], w2) + bitHammingDistance(${fine}[3], w3)
        <= ${integer(FINE_DISTANCE)},
      bitHammingDistance(${first}, w0), 64), ${w0}, ${w1}, ${w2}, ${w3}))`
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
  const probes = (row?.probes ?? []).map((words) => {
    const numbers = words.map(BigInt)
    return Array.from({ length: numbers.length / 4 }, (_, i) => numbers.slice(i * 4, i * 4 + 4))
  })
  return { probes, words: row?.words.split(' ') ?? [] }
}
