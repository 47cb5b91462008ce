import { expect, test } from 'vitest'
import { listRailChoices, toggleChoice } from './rail-choices.ts'

const CHOICES = [
  { key: 'A', count: 1 },
  { key: 'B', count: 9 },
  { key: 'C', count: 0 },
  { key: 'D', count: 4 },
]

test('the most frequent ones and the chosen ones stand there, and it is said how many are left', () => {
  expect(listRailChoices(CHOICES, [], 2)).toMatchObject({ shown: [{ key: 'B' }, { key: 'D' }], left: 1 })
  expect(listRailChoices(CHOICES, ['C', '-A'], 1)).toMatchObject({
    shown: [{ key: 'B' }, { key: 'A' }, { key: 'C' }],
    left: 1,
  })
})

test('a click wants an entry, and takes back what was wanted or left out', () => {
  expect(toggleChoice(['A'], 'B', false)).toEqual(['A', 'B'])
  expect(toggleChoice(['A', 'B'], 'A', false)).toEqual(['B'])
  expect(toggleChoice(['-A', '-B'], 'A', false)).toEqual(['-B'])
  expect(toggleChoice(['-A'], 'B', false)).toEqual(['B'])
  expect(toggleChoice(['A'], 'B', true)).toEqual(['B'])
})
