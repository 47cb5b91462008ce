import { expect, test } from 'vitest'
import { fitCalibration } from './calibrate.ts'
import { measureDiscrimination } from './feature-discrimination.ts'
import { findCautiousThreshold, findPreciseThreshold, findThreshold, measure } from './measure.ts'
import { minimise } from './minimise.ts'

test('figures of four texts, by hand', () => {
  const figures = measure({ scores: [0.9, 0.6, 0.4, 0.1], labels: [1, 0, 1, 0] }, 0.5)
  expect(figures).toMatchObject({ count: 4, macroF1: 0.5, f1Yes: 0.5, f1No: 0.5, auc: 0.75 })
  expect(figures.ece).toBeCloseTo((0.1 + 0.6 + 0.6 + 0.1) / 4)
})

test('the threshold parts what can be parted', () => {
  const threshold = findThreshold([{ scores: [0.1, 0.2, 0.33, 0.7], labels: [0, 0, 1, 1] }])
  expect(threshold).toBeGreaterThan(0.2)
  expect(threshold).toBeLessThanOrEqual(0.33)
})

test('the lowest point of a bowl is found', () => {
  const found = minimise(2, (point, gradient) => {
    const [x = 0, y = 0] = point
    gradient.set([2 * (x - 3), 20 * (y + 1)])
    return (x - 3) ** 2 + 10 * (y + 1) ** 2 + 1
  })
  expect([...found].map((value) => Math.round(value * 10) / 10)).toEqual([3, -1])
})

test('calibration gives back the shares of positives', () => {
  const sums = [...Array(10).fill([-1]), ...Array(10).fill([1])]
  const labels = [...Array(10).keys()]
    .map((at) => (at < 2 ? 1 : 0))
    .concat([...Array(10).keys()].map((at) => (at < 8 ? 1 : 0)))
  const { slopes, offset } = fitCalibration(sums, labels)
  expect(1 / (1 + Math.exp(-((slopes[0] ?? 0) + offset)))).toBeCloseTo(0.8, 2)
})

test('the cautious threshold is the first from which six of ten marked texts are right in every set', () => {
  const scores = [0.1, 0.2, 0.3, 0.4, 0.5]
  expect(findCautiousThreshold([{ scores, labels: [0, 0, 1, 0, 1] }])).toBe(0.21)
  expect(
    findCautiousThreshold([
      { scores, labels: [0, 0, 1, 0, 1] },
      { scores, labels: [0, 0, 0, 0, 1] },
    ]),
  ).toBe(0.41)
  expect(findCautiousThreshold([{ scores, labels: [1, 1, 1, 1, 0] }])).toBe(0.02)
  expect(findCautiousThreshold([{ scores, labels: [0, 0, 0, 0, 0] }])).toBe(1)
})

test('the precise threshold asks for three of four in every set', () => {
  const scores = [0.1, 0.2, 0.3, 0.4, 0.5]
  expect(findPreciseThreshold([{ scores, labels: [0, 0, 1, 0, 1] }])).toBe(0.41)
  expect(findPreciseThreshold([{ scores, labels: [0, 1, 1, 0, 1] }])).toBe(0.11)
})

test('a bucket that stands on one side only tells more than one that stands on both', () => {
  const matrix = {
    bits: 2,
    starts: Uint32Array.from([0, 2, 4, 6, 8]),
    buckets: Uint32Array.from([0, 1, 0, 1, 0, 2, 0, 2]),
    values: Float32Array.from([1, 1, 1, 1]),
  }
  const lesson = {
    rows: Uint32Array.from([0, 1, 2, 3]),
    targets: Float32Array.from([1, 1, 0, 0]),
    importance: Float32Array.from([1, 1, 1, 1]),
  }
  const [both = 0, yes = 0, no = 0] = measureDiscrimination(matrix, lesson, 0.6)
  expect(yes).toBeCloseTo(no)
  expect(yes).toBeGreaterThan(both)
  expect((4 * both ** 2 + 2 * yes ** 2 + 2 * no ** 2) / 8).toBeCloseTo(1)
})
