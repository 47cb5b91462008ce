import { expect, test } from 'vitest'
import { PlaceTable } from './place-table.ts'

test('places are counted in the order of what comes, and found again as by a Map', () => {
  const table = new PlaceTable()
  const expected = new Map<number, number>()
  // Numbers that differ in their lowest bits only, in their highest only, and in both.
  const ids = Array.from({ length: 6_000 }, (_, i) => [i, i * 2 ** 40, i * 1_500_450_271 + 2 ** 33]).flat()
  for (const id of ids) {
    const known = table.get(id)
    expect(known).toBe(expected.get(id))
    if (known === undefined) expected.set(id, table.add(id))
  }
  expect([...expected.values()]).toEqual([...expected.keys()].map((_, place) => place))
  expect([...expected.keys()].map((id) => table.get(id))).toEqual([...expected.values()])
  expect(table.get(Number.MAX_SAFE_INTEGER)).toBeUndefined()
})
