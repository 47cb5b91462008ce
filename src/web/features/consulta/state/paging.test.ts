import { expect, test } from 'vitest'
import { formatPageRange, getLastPage, listPageSlots } from './paging.ts'

test('the range counts what the page shows', () => {
  expect(formatPageRange(1, 20, 20, 29_043)).toBe('1-20 de 29.043')
  expect(formatPageRange(3, 20, 5, 45)).toBe('41-45 de 45')
  expect(formatPageRange(1, 20, 0, 0)).toBe('---')
})

test('the last page is where the list ends, or where the server stops', () => {
  expect(getLastPage(0, 20)).toBe(1)
  expect(getLastPage(41, 20)).toBe(3)
  expect(getLastPage(5_000_000, 100)).toBe(1_000)
})

test('five slots follow the page and stop at both ends', () => {
  expect(listPageSlots(1, 9)).toEqual([1, 2, 3, 4, 5])
  expect(listPageSlots(5, 9)).toEqual([3, 4, 5, 6, 7])
  expect(listPageSlots(9, 9)).toEqual([5, 6, 7, 8, 9])
  expect(listPageSlots(2, 3)).toEqual([1, 2, 3])
  expect(listPageSlots(99, 9)).toEqual([5, 6, 7, 8, 9])
})
