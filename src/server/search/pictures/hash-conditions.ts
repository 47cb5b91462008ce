/** Conditions on perceptual hashes. */
import type { ImageHash } from '../../media/types.ts'
import { bigints, join, numeral, or, type Sql, sql } from '../../store/sql.ts'

/** A string of concatenated hashes. */
export const readHashes = (words: readonly string[]): bigint[][] =>
  Array.from({ length: words.length / 4 }, (_, hash) => words.slice(hash * 4, hash * 4 + 4).map(BigInt))

const listFirstWords = (probes: bigint[][] = []) => [...new Set(probes.map(([word = 0n]) => word))]

/**
 * One comparison per probe: the engine scans a column of numbers far faster than an array of probes. Inlined, because parsing a query
 * with hundreds of parameters took as long as running it.
 */
export function looksAlike(firsts: readonly Sql[], probes: ImageHash[][], most: number): Sql {
  const comparisons = firsts.flatMap((first, i) =>
    listFirstWords(probes[i]).map(
      (word) => sql`bitHammingDistance(${first}, ${numeral(word)}) <= ${numeral(BigInt(most))}`,
    ),
  )
  return sql`(${join(comparisons, or)})`
}

/** All probes, compared by first words only. */
export function measureClosest(firsts: readonly Sql[], probes: ImageHash[][]): Sql {
  const distances = firsts.flatMap((first, i) => {
    const words = listFirstWords(probes[i])
    return words.length > 0
      ? [sql`arrayMin(arrayMap(word -> bitHammingDistance(${first}, word), ${bigints(words)}))`]
      : []
  })
  return sql`arrayMin([${join(distances)}])`
}
