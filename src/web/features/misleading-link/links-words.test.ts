import { expect, test } from 'vitest'
import { describeCount } from './links-words.ts'

test('during a search the first line counts what was found, and says nothing of the list', () => {
  const count = (total_items: number, isSearch: boolean) => describeCount({ total_items, marked_posts: 12 }, isSearch)
  expect(count(3, false)).toBe('3 links na lista · 12 publicações marcadas por ela')
  expect([0, 1, 2].map((total) => count(total, true))).toEqual([
    'Nenhum link encontrado',
    '1 link encontrado',
    '2 links encontrados',
  ])
})
