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
  expect(score([...usual, post(20, { [HOUR]: 300 })], 'p20')).toBe(3)
  expect(score([...usual, post(20, { [HOUR]: 300, [DAY]: 500 })], 'p20')).toBe(0.5)
})

test('the nearest age counts; long after a week nothing grows any more, and just after the post nothing is told', () => {
  expect(score([...usual, post(20, { [20 * HOUR]: 2_000 })], 'p20')).toBe(2)
  const old = Array.from({ length: 12 }, (_, i) => post(i, { [(30 + i) * DAY]: 50 }))
  expect(score([...old, post(12, { [300 * DAY]: 100 })], 'p12')).toBe(2)
  expect(score([...usual, post(20, { 60: 300 })], 'p20')).toBeNull()
})

test('fewer than ten posts before it are too few, and later ones do not count', () => {
  expect(score([...usual.slice(0, 9), post(9, { [DAY]: 9_000 })], 'p9')).toBeNull()
  expect(score([...usual.slice(0, 10), post(10, { [DAY]: 9_000 })], 'p10')).toBe(9)
  expect(score(usual, 'p3')).toBeNull()
})

test('without views likes are compared, and an account without any is compared with one', () => {
  const liked = Array.from({ length: 12 }, (_, i) => post(i, { [DAY]: null }, i === 11 ? 8 : 0))
  expect(score(liked, 'p11')).toBe(8)
})

test('only the last hundred posts before it count', () => {
  const earlier = Array.from({ length: 100 }, (_, i) => post(i, { [DAY]: 10 }))
  const later = Array.from({ length: 100 }, (_, i) => post(100 + i, { [DAY]: 1_000 }))
  expect(score([...earlier, ...later, post(200, { [DAY]: 1_000 })], 'p200')).toBe(1)
})

test('a score is written again when it differs, or crosses the line', () => {
  expect(isNewScore(null, 1.4)).toBe(false)
  expect(isNewScore(null, 1.5)).toBe(true)
  expect(isNewScore(2, null)).toBe(true)
  expect(isNewScore(1, 1.05)).toBe(false)
  expect(isNewScore(1, 1.5)).toBe(true)
  expect(isNewScore(1.99, 2)).toBe(true)
  expect(isNewScore(null, null)).toBe(false)
})
