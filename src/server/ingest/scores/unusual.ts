/** How far a post's counts are from what its account's posts usually have at the same age. Pure. */
import { UNUSUAL_FROM } from '../../../contract/limits.ts'
import { COUNT_AGES } from '../collect/polling-schedule.ts'

/** Moments in Unix seconds. */
export type CountedPost = {
  id: string
  date: number
  counts: readonly { taken: number; views: number | null; likes: number | null }[]
}

/** The posts before it that a post is compared with, and how few of them are enough. */
export const COMPARED = 100
const FEWEST = 10

/** Counts below these are out of no curve, however small the account's usual ones are. */
const LEAST: Record<Measure, number> = { views: 500, likes: 50 }

/**
 * Counts grow by factors, so they are compared as logarithms: this many spreads above the median. The spread is the median distance from
 * the median, scaled to a standard deviation (Iglewicz & Hoaglin 1993), so that earlier hits do not hide the next one.
 */
const SPREADS = 3
const TO_DEVIATION = 1.4826
/** An account whose counts hardly differ has a spread all the same. */
const LEAST_SPREAD = 0.25

/** A score this close to the one before is not worth writing the post again. */
const NOISE = 0.1

const FIRST_AGE = Math.min(...COUNT_AGES)
const LAST_AGE = Math.max(...COUNT_AGES)

type Measure = 'views' | 'likes'

/**
 * For each of the posts that `isAsked` and that are far above the account's posts before it, how many times their median it has, at the
 * age at which it was counted last; views, or likes where the source tells no views. null: ordinary, or too few to compare with.
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
  if (Math.log1p(value) - middle < SPREADS * Math.max(LEAST_SPREAD, spread)) return null
  // A usual of nothing at all: one is the least that can be told apart from it.
  const times = value / Math.max(1, findMedian(others))
  return times < UNUSUAL_FROM ? null : Math.fround(Math.round(times * 100) / 100)
}

function findMedian(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** A post's counts by the age of COUNT_AGES that each is nearest to, as a proportion; the nearest of several, or the latest. */
function listByAge({ date, counts }: CountedPost) {
  const ages = new Map<number, CountedPost['counts'][number] & { distance: number }>()
  for (const count of counts.toSorted((a, b) => a.taken - b.taken)) {
    const elapsed = Math.max(1, count.taken - date) * 1000
    // Just after it was published there is nothing to compare; after the last age nothing grows much any more.
    if (elapsed < FIRST_AGE / 2) continue
    const distances = COUNT_AGES.map((age) => Math.abs(Math.log(Math.min(elapsed, LAST_AGE) / age)))
    const distance = Math.min(...distances)
    const age = distances.indexOf(distance)
    if (distance <= (ages.get(age)?.distance ?? Infinity)) ages.set(age, { ...count, distance })
  }
  return ages
}

/** Whether a new score says something else than the one before. */
export function isNewScore(before: number | null, after: number | null): boolean {
  if (before === null || after === null) return before !== after
  return Math.abs(after - before) > NOISE * Math.max(before, after)
}
