/**
 * Buckets are numbered by a hash and scattered over the memory; this maps them to places in order of first occurrence. Frequent
 * buckets
 * occur early, so most of what a text needs lies close together.
 */
export type Places = { placeOf: (bucket: number) => number; bucketAt: Int32Array }

export function createPlaces(bits: number): Places {
  /** Place + 1; 0: not seen yet. */
  const places = new Int32Array(1 << bits)
  const bucketAt = new Int32Array(1 << bits)
  let count = 0
  const placeOf = (bucket: number): number => {
    const known = places[bucket] ?? 0
    if (known > 0) return known - 1
    bucketAt[count] = bucket
    count += 1
    places[bucket] = count
    return count - 1
  }
  return { placeOf, bucketAt }
}
