import { z } from 'zod'
import type { ClickHouse } from '../store/clickhouse.ts'
import { bigint, bigints, integer, join, or, type Sql, sql, string } from '../store/sql.ts'

/** What a picture is looked for by: probes of three marks, of four words each. See `media/types.ts`. */
export type Probes = bigint[][][]

/** `distance`: bits of 64 that differ; 0 for the same picture. */
export type SimilarFile = { name: string; distance: number }

/** The rule of `media/compare-hashes.ts`, in SQL: bits of the first word, then of the three others. */
const QUICK_DISTANCE = 12
const MOST_FINE = 25
const FINE_PER_QUICK = 5

/** Copies of one picture that a search follows. */
export const MOST_SIMILAR = 2_000

const Found = z.object({ name: z.string(), distance: z.number() })

/**
 * Stored pictures that are copies of one another, the closest first. Two steps in one question: the first words of all pictures, then
 * every word of the few that are left. Without FINAL, which would cost more than the search: marks of a file never change.
 */
export async function findSimilarFiles(ch: ClickHouse, probes: Probes, limit = MOST_SIMILAR): Promise<SimilarFile[]> {
  if (probes.every((list) => list.length === 0)) return []
  const distance = sql`least(${join(MARKS.map(({ first, fine }, i) => closest(first, fine, probes[i] ?? [])))})`
  return ch.rows(
    'find-similar-files',
    sql`SELECT name, toUInt8(min(${distance})) AS distance FROM media_files PREWHERE ${looksAlike(probes)}
        GROUP BY name HAVING distance <= ${integer(QUICK_DISTANCE)} ORDER BY distance, name LIMIT ${integer(limit)}`,
    Found,
  )
}

const MARKS = [
  { first: sql`whole`, fine: sql`whole_fine` },
  { first: sql`framed`, fine: sql`framed_fine` },
  { first: sql`centre`, fine: sql`centre_fine` },
]

/** One comparison for each probe: the engine runs through a column of numbers far faster than through a list of probes. */
function looksAlike(probes: Probes): Sql {
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
        <= ${integer(MOST_FINE)} + ${integer(FINE_PER_QUICK)} * bitHammingDistance(${first}, w0),
      bitHammingDistance(${first}, w0), 64), ${w0}, ${w1}, ${w2}, ${w3}))`
}

const ProbesRow = z.object({ probes: z.array(z.array(z.string())) })

/** What a stored file is looked for by; empty when there is nothing to compare. */
export async function findProbes(ch: ClickHouse, name: string): Promise<Probes> {
  const [row] = await ch.rows(
    'find-probes',
    sql`SELECT arrayMap(list -> arrayMap(word -> toString(word), list), probes) AS probes
        FROM media_files FINAL WHERE name = ${string(name)}`,
    ProbesRow,
  )
  return (row?.probes ?? []).map((words) => {
    const numbers = words.map(BigInt)
    return Array.from({ length: numbers.length / 4 }, (_, i) => numbers.slice(i * 4, i * 4 + 4))
  })
}
