/** Outlier score: a post's counts relative to what is usual for its account at the same age. Pure. */
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import { COUNT_AGES } from '../collect/polling-schedule.ts'

/** Times in Unix seconds. */
export type CountedPost = {
  id: string
  date: number
  counts: readonly { taken: number; views: number | null; likes: number | null }[]
}

/** Number of earlier posts that a post is compared with, and the minimum. */
export const COMPARED = 100
const FEWEST = 10

/** Counts below these are never outliers, however small the account's usual ones are. */
const LEAST: Record<Measure, number> = { views: 500, likes: 50 }

/**
 * Counts grow multiplicatively, so their logarithms are compared: threshold in spreads above the median. The spread is the median
 * absolute deviation, scaled to a standard deviation (Iglewicz & Hoaglin 1993), so that earlier outliers do not mask the next one.
 */
const SPREADS = 3
const TO_DEVIATION = 1.4826
/** Minimum spread, for accounts whose counts hardly vary. */
const MIN_SPREAD = 0.25

/** A score this close to the previous one is not worth a write. */
const NOISE = 0.1

const FIRST_AGE = Math.min(...COUNT_AGES)
const LAST_AGE = Math.max(...COUNT_AGES)

type Measure = 'views' | 'likes'

/**
 * For each of the posts that `isAsked` whose counts are far above those of the account's earlier posts: the factor by which it exceeds
 * their median, at the age of its last count; views, or likes if the source gives no views. null: ordinary, or too few posts to
 * compare with.
 * @param posts of one account, oldest first
 */
export function scorePosts(
  posts: readonly CountedPost[],
  isAsked: (id: string) => boolean,
): Map<string, number | null> {
  const byAge = posts.map(listByAge)
  const scores = new Map<string, number | null>()
  for (const [i, { id }] of posts.entries()) {
    const ages = byAge[i]
    if (!isAsked(id) || !ages) continue
    const age = Math.max(...ages.keys())
    const measure = (['views', 'likes'] as const).find((one) => typeof ages.get(age)?.[one] === 'number')
    const value = (measure && ages.get(age)?.[measure]) ?? 0
    const isEnough = measure !== undefined && value >= LEAST[measure]
    scores.set(id, isEnough ? compare(value, listValues(byAge, i, age, measure)) : null)
  }
  return scores
}

function listValues(byAge: readonly ReturnType<typeof listByAge>[], end: number, age: number, measure: Measure) {
  return byAge.slice(Math.max(0, end - COMPARED), end).flatMap((ages) => ages.get(age)?.[measure] ?? [])
}

function compare(value: number, others: number[]): number | null {
  if (others.length < FEWEST) return null
  const logarithms = others.map(Math.log1p)
  const middle = findMedian(logarithms)
  const spread = TO_DEVIATION * findMedian(logarithms.map((one) => Math.abs(one - middle)))
  if (Math.log1p(value) - middle < SPREADS * Math.max(MIN_SPREAD, spread)) return null
  // If the median is zero, 1 is used as the smallest distinguishable value.
  const times = value / Math.max(1, findMedian(others))
  return times < UNUSUAL_FROM ? null : Math.fround(Math.round(times * 100) / 100)
}

function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** A post's counts by the nearest age of COUNT_AGES, in log scale; the nearest of several, or the latest. */
function listByAge({ date, counts }: CountedPost) {
  const ages = new Map<number, CountedPost['counts'][number] & { distance: number }>()
  for (const count of counts.toSorted((a, b) => a.taken - b.taken)) {
    const elapsed = Math.max(1, count.taken - date) * 1000
    // Just after publication there is nothing to compare; after the last age counts hardly grow.
    if (elapsed < FIRST_AGE / 2) continue
    const distances = COUNT_AGES.map((age) => Math.abs(Math.log(Math.min(elapsed, LAST_AGE) / age)))
    const distance = Math.min(...distances)
    const age = distances.indexOf(distance)
    if (distance <= (ages.get(age)?.distance ?? Infinity)) ages.set(age, { ...count, distance })
  }
  return ages
}

/** Whether a new score differs from the previous one. */
export function isNewScore(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return before !== after
  return Math.abs(after - before) > NOISE * Math.max(before, after)
}
