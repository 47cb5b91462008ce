import { expect, test } from 'vitest'
import { createAxis, findPartials, findPlace, shiftBack } from './axis.ts'
import { findInterval, scalePlaces } from './values.ts'

const counts = (posts: number, views: number | null) => ({ posts, views, likes: null, shares: null, comments: null })
const series = {
  found: {
    total: { ...counts(3, 150), authors: 1 },
    places: [{ day: '2026-03-01', ...counts(3, 150) }],
  },
  group: {
    total: { ...counts(10, 600), authors: 4 },
    places: [
      { day: '2026-03-01', ...counts(6, 300) },
      { day: '2026-03-08', ...counts(4, 300) },
    ],
  },
}
const DAYS = ['2026-03-01', '2026-03-08', '2026-03-15']

test('numbers, shares, per thousand and per person, by hand', () => {
  const list = (measure: 'posts' | 'views' | 'likes', scale: 'number' | 'share' | 'per_1000' | 'per_person') =>
    scalePlaces(series, DAYS, { measure, scale })
  expect(list('posts', 'number')).toEqual([3, 0, 0])
  expect(list('posts', 'share')).toEqual([50, 0, null])
  expect(list('posts', 'per_1000')).toEqual([500, 0, null])
  expect(list('posts', 'per_person')).toEqual([0.75, 0, 0])
  expect(list('views', 'number')).toEqual([150, 0, 0])
  expect(list('views', 'share')).toEqual([50, 0, null])
  expect(list('views', 'per_1000')).toEqual([25_000, 0, null])
  expect(list('likes', 'number')).toEqual([null, null, null])
})

test('Wilson’s interval of a share', () => {
  // As Wilson (1927) has them for 95 %; 5 of 10 and 0 of 20 are in every table.
  expect(findInterval(5, 10)).toEqual({ low: 23.7, high: 76.3 })
  expect(findInterval(0, 20)).toEqual({ low: 0, high: 16.1 })
  expect(findInterval(0, 0)).toBeNull()
})

test('the axis has weeks from Sunday, no gaps, and a longer unit where there would be too many places', () => {
  const range = { start: '2026-03-03', end: '2026-06-02' }
  const axis = createAxis(range, 'auto')
  expect([axis.unit, axis.days.length, axis.days[0], axis.days.at(-1)]).toEqual([
    'week',
    14,
    '2026-03-01',
    '2026-05-31',
  ])
  expect(findPartials(axis, range, '2027-01-01').flatMap((isPartial, i) => (isPartial ? [i] : []))).toEqual([0, 13])
  expect([findPlace(axis, '2026-03-08'), findPlace(axis, '2026-02-28')]).toEqual([1, -1])
  expect(createAxis({ start: '2020-01-01', end: '2026-01-01' }, 'day').unit).toBe('week')
  expect(shiftBack({ start: '2026-03-01', end: '2026-03-31' })).toEqual({ start: '2026-01-29', end: '2026-02-28' })
})
