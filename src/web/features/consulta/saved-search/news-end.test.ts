import { expect, test } from 'vitest'
import { readAddress } from '../state/address.ts'
import { findNews } from './news-end.ts'

const list = (...ids: string[]) => ids.map((id) => ({ id }))
const find = (newIds: string[], posts: { id: string }[], address: Record<string, string> = {}) =>
  findNews(newIds, { posts, address: readAddress(address) }).last

test('the line stands below the last new publication', () => {
  expect(find(['c', 'b'], list('c', 'b', 'a'))).toBe('b')
  expect(find(['b', 'a'], list('b', 'a'))).toBe('a')
  expect(find([], list('b', 'a'))).toBeNull()
})

test('a publication of long ago that came late does not move the line below all that is known', () => {
  expect(find(['d', 'a'], list('d', 'c', 'b', 'a'))).toBe('d')
  expect(find(['a'], list('d', 'c', 'b', 'a'))).toBeNull()
  expect([...findNews(['d', 'a'], { posts: list('d'), address: readAddress({}) }).ids]).toEqual(['d', 'a'])
})

test('by arrival all new ones are above the line; in another order there is none', () => {
  expect(find(['d', 'a'], list('a', 'd', 'c', 'b'), { sort_by: 'arrival' })).toBe('d')
  expect(find(['d', 'a'], list('a', 'd', 'c', 'b'), { sort_by: 'likes' })).toBeNull()
  expect(find(['d', 'a'], list('b', 'c', 'd', 'a'), { sort_order: 'asc' })).toBeNull()
})

test('new ones that fill more than a page end on the page where they do', () => {
  const newIds = Array.from({ length: 25 }, (_, i) => `n${i}`)
  expect(find(newIds, list(...newIds.slice(0, 20)))).toBeNull()
  expect(find(newIds, list(...newIds.slice(20), 'a', 'b'), { page: '2' })).toBe('n24')
  expect(find(newIds, list('c', 'd'), { page: '3' })).toBeNull()
})
