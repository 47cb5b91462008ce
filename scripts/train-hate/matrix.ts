import { createBucketList, findBucketValue } from '../../src/server/enrich/hate/buckets.ts'
import type { Word } from '../../src/server/enrich/hate/words.ts'

/** The buckets of all texts, concatenated; those of text `i` are from `starts[i]` to `starts[i + 1]`. */
export type Matrix = { bits: number; starts: Uint32Array; buckets: Uint32Array; values: Float32Array }

export function createMatrix(texts: readonly (readonly Word[])[], bits: number): Matrix {
  const listBuckets = createBucketList(bits)
  const rows = texts.map((words) => listBuckets(words).slice())
  const starts = new Uint32Array(rows.length + 1)
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length
  })
  const buckets = new Uint32Array(starts[rows.length] ?? 0)
  rows.forEach((row, at) => {
    buckets.set(row, starts[at])
  })
  return { bits, starts, buckets, values: Float32Array.from(rows, (row) => findBucketValue(Math.max(1, row.length))) }
}
