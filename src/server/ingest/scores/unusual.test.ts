import { expect, test } from 'vitest'
import { type CountedPost, isNewScore, scorePosts } from './unusual.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** Posts of every other day, each counted at these ages (in seconds) with this many views. */
const post = (i: number, views: Record<number, number | null>, likes: number | null = null): CountedPost => ({
  id: `p${i}`,
  date: i * 2 * DAY,
  counts: Object.entries(views).map(([age, value]) => ({ taken: i * 2 * DAY + Number(age), views: value, likes })),
})
const usual = Array.from({ length: 20 }, (_, i) => post(i, { [HOUR]: 100, [DAY]: 1_000 }))
const score = (posts: CountedPost[], id: string) => scorePosts(posts, (one) => one === id).get(id)

test('a young post is compared with what others had when they were as young', () => {
  expect(score([...usual, post(20, { [HOUR]: 700 })], 'p20')).toBe(7)
  expect(score([...usual, post(20, { [HOUR]: 700, [DAY]: 700 })], 'p20')).toBeNull()
})

test('the nearest age counts; long after a week nothing grows any more, and just after the post nothing is told', () => {
  expect(score([...usual, post(20, { [20 * HOUR]: 3_000 })], 'p20')).toBe(3)
  const old = Array.from({ length: 12 }, (_, i) => post(i, { [(30 + i) * DAY]: 500 }))
  expect(score([...old, post(12, { [300 * DAY]: 1_500 })], 'p12')).toBe(3)
  expect(score([...usual, post(20, { 60: 3_000 })], 'p20')).toBeNull()
})

test('fewer than ten posts before it are too few, and later ones do not count', () => {
  expect(score([...usual.slice(0, 9), post(9, { [DAY]: 9_000 })], 'p9')).toBeNull()
  expect(score([...usual.slice(0, 10), post(10, { [DAY]: 9_000 })], 'p10')).toBe(9)
  expect(score(usual, 'p3')).toBeNull()
})

test('without views likes are compared, and an account without any is compared with one', () => {
  const liked = Array.from({ length: 12 }, (_, i) => post(i, { [DAY]: null }, i === 11 ? 80 : 0))
  expect(score(liked, 'p11')).toBe(80)
})

test('only the last hundred posts before it count', () => {
  const earlier = Array.from({ length: 100 }, (_, i) => post(i, { [DAY]: 1 }))
  const later = Array.from({ length: 100 }, (_, i) => post(100 + i, { [DAY]: 1_000 }))
  expect(score([...earlier, ...later, post(200, { [DAY]: 1_500 })], 'p200')).toBeNull()
  expect(score([...earlier, post(100, { [DAY]: 1_500 })], 'p100')).toBe(1_500)
})

test('few likes or views are out of no curve', () => {
  const liked = (last: number) => Array.from({ length: 12 }, (_, i) => post(i, { [DAY]: null }, i === 11 ? last : 1))
  expect(score(liked(2), 'p11')).toBeNull()
  expect(score(liked(49), 'p11')).toBeNull()
  expect(score(liked(50), 'p11')).toBe(50)
  const seen = (last: number) => Array.from({ length: 12 }, (_, i) => post(i, { [DAY]: i === 11 ? last : 20 }))
  expect(score(seen(499), 'p11')).toBeNull()
  expect(score(seen(500), 'p11')).toBe(25)
})

test('an account whose counts vary widely has few posts out of the curve, and one earlier hit hides none', () => {
  const varied = Array.from({ length: 40 }, (_, i) => post(i, { [DAY]: 1_000 * 2 ** ((i * 7) % 5) }))
  expect(score([...varied, post(40, { [DAY]: 20_000 })], 'p40')).toBeNull()
  expect(score([...usual, post(20, { [DAY]: 1e7 }), post(21, { [DAY]: 3_000 })], 'p21')).toBe(3)
})

test('a score is written again when it differs', () => {
  expect(isNewScore(null, 2.5)).toBe(true)
  expect(isNewScore(2, null)).toBe(true)
  expect(isNewScore(3, 3.1)).toBe(false)
  expect(isNewScore(3, 4)).toBe(true)
  expect(isNewScore(null, null)).toBe(false)
})
