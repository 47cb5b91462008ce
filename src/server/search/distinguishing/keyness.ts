/** Keyness as in corpus linguistics: Dunning's log-likelihood (G²) of posts with and without a feature, here and elsewhere. */

/** `Seen`: number of posts with the feature, here and elsewhere; `Sizes`: number of all posts, here and of the others. */
export type Seen = { readonly posts: number; readonly elsewhere: number }
export type Sizes = { readonly posts: number; readonly others: number }

/** A feature that others have nearly as often is not distinctive, however frequent it is here. */
const MIN_RATIO = 2
/** G² above which a difference is significant at p < 0.001; features below it are not reported. */
export const SURE = 10.83

/** `ratio`: relative frequency compared with elsewhere; null: does not occur elsewhere. */
export function scoreKeyness(
  { posts, elsewhere }: Seen,
  { posts: size, others }: Sizes,
): { keyness: number; ratio: number | null } {
  const share = (posts + elsewhere) / (size + others)
  const part = (seen: number, of: number) => {
    const missing = Math.max(0, of - seen)
    const log = (value: number, expected: number) =>
      value > 0 && expected > 0 ? value * Math.log(value / expected) : 0
    return log(seen, of * share) + log(missing, of * (1 - share))
  }
  const keyness = 2 * (part(posts, size) + part(Math.min(elsewhere, others), others))
  const ratio = elsewhere === 0 ? null : posts / size / (elsewhere / others)
  return { keyness, ratio: ratio === null ? null : Math.round(ratio * 10) / 10 }
}

/** The reported features, strongest first. */
export function rankKeyness<T extends Seen & { readonly value: string }>(
  found: readonly T[],
  of: Sizes,
  { most, least = 0, leastRatio = MIN_RATIO }: { most: number; least?: number; leastRatio?: number },
): (T & { keyness: number; ratio: number | null })[] {
  return found
    .map((one) => ({ ...one, ...scoreKeyness(one, of) }))
    .filter(({ ratio, keyness }) => (ratio === null || ratio >= leastRatio) && keyness >= least)
    .sort((a, b) => b.keyness - a.keyness || (a.value < b.value ? -1 : 1))
    .slice(0, most)
}
