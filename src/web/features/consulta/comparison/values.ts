/** Values of a series in the selected measure and scale. Pure. */
import type { PostSeriesReply, SeriesPlace, SeriesTotals } from '../../../../contract/posts/post-series.ts'
import type { Measure, Scale } from '../state/comparison-address.ts'

type Counts = Omit<SeriesPlace, 'day'>

/** null: the count is unknown, or the group has nothing to compare with. */
export function scaleValue(
  found: Counts,
  group: Counts,
  { measure, scale, authors }: { measure: Measure; scale: Scale; authors: number },
): number | null {
  const value = found[measure]
  if (value === null) return null
  if (scale === 'number') return value
  if (scale === 'per_person') return divide(value, authors)
  if (scale === 'per_1000') return divide(value * 1_000, group.posts)
  return divide(value * 100, group[measure] ?? 0)
}

const divide = (value: number, by: number) => (by === 0 ? null : round(value / by))
/** Three significant digits. */
const round = (value: number) => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

const NOTHING: Counts = { posts: 0, views: null, likes: null, shares: null, comments: null }

/** One value per position. A position without posts is 0 if the count is known at all. */
export function scalePlaces(
  { found, group }: PostSeriesReply,
  days: readonly string[],
  { measure, scale }: { measure: Measure; scale: Scale },
): (number | null)[] {
  const isKnown = measure === 'posts' || found.total[measure] !== null
  const here = new Map(found.places.map((place) => [place.day, place]))
  const all = new Map(group.places.map((place) => [place.day, place]))
  return days.map((day) => {
    const place = here.get(day) ?? { ...NOTHING, ...(isKnown && { [measure]: 0 }) }
    return scaleValue(place, all.get(day) ?? NOTHING, { measure, scale, authors: group.total.authors })
  })
}

export type Interval = { readonly low: number; readonly high: number }
const Z95 = 1.96

/** Wilson score interval of a share, in percent, at 95 %; null for 0 of 0. */
export function findInterval(part: number, all: number): Interval | null {
  if (all === 0) return null
  const share = part / all
  const z2 = (Z95 * Z95) / all
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all))
  return { low: round(100 * Math.max(0, middle - half)), high: round(100 * Math.min(1, middle + half)) }
}

/** Too few for a reliable share. */
const FEW_POSTS = 30
export const isFew = (total: Pick<SeriesTotals, 'posts'>): boolean => total.posts < FEW_POSTS

/** Whether the series equals its group: its share is always 100 %. */
export const isAllOfGroup = ({ found, group }: PostSeriesReply): boolean => found.total.posts === group.total.posts
