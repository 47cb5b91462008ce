import { expect, test } from 'vitest'
import { countUnreadable, type Unreadable } from '../../../contract/sources/sync-cursor.ts'
import type { Page } from './sync-cursor.ts'
import { limitUnreadable, recordUnreadable } from './unreadable.ts'

const one = (place: string, from: number | null = 0, to: number | null = 0): Unreadable => ({
  place,
  reason: 'Falta a data.',
  from,
  to,
})
const page = (rest: Partial<Page>): Page => ({
  kind: 'page',
  account: { handle: null, name: null, followers: null },
  posts: [],
  taken: [],
  rejected: [],
  stretch: { from: 10, to: 20 },
  isFirst: false,
  ...rest,
})
const places = (list: readonly Unreadable[]) => list.map(({ place }) => place)

test('what is looked at again is told as it is now; what stands elsewhere stays', () => {
  const before = [one('9'), one('10'), one('15'), one('21')]
  const rejected = [{ place: '15', reason: 'Falta a data.' }]
  expect(places(recordUnreadable(before, page({ rejected })))).toEqual(['9', '21', '15'])
})

test('a message without a number is told once', () => {
  const rejected = [{ place: '?', reason: 'Falta o número.' }]
  const first = recordUnreadable([], page({ rejected }))
  expect(places(recordUnreadable(first, page({ rejected })))).toEqual(['?'])
})

test('a feed shows all that it has each time', () => {
  const rejected = [{ place: '3', reason: 'Falta o endereço.' }]
  expect(places(recordUnreadable([one('1'), one('2')], page({ stretch: null, rejected })))).toEqual(['3'])
})

test('of very many, none of the moments is forgotten', () => {
  const many = Array.from({ length: 250 }, (_, i) => one(String(i), i, i + 1))
  const kept = limitUnreadable(many)
  expect(kept).toHaveLength(100)
  expect(kept[0]).toMatchObject({ place: '150', from: 0, to: 151, count: 151 })
  const more = limitUnreadable([...kept, one('250'), one('251')])
  expect(more[0]).toMatchObject({ place: '152', count: 153 })
  expect(countUnreadable(more)).toBe(252)
  expect(limitUnreadable([one('a', null, null), ...many])[0]).toMatchObject({ from: null, to: null })
})
