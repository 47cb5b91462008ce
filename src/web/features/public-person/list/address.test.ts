import { expect, test } from 'vitest'
import { hasFilters, printPersonsAddress, readPersonsAddress } from './address.ts'

test('an address is read back from what it prints, and defaults are left out', () => {
  const start = readPersonsAddress({})
  expect(printPersonsAddress(start)).toEqual({ sort: undefined, page: undefined })
  const some = { ...start, search: 'ana, beto', party: 'PXA', sort: 'posts', page: 3 } as const
  const texts = printPersonsAddress(some)
  expect(texts).toEqual({ search: 'ana, beto', party: 'PXA', sort: 'posts', page: '3' })
  expect(readPersonsAddress(texts)).toEqual(some)
  expect([hasFilters(start), hasFilters(some)]).toEqual([false, true])
})

test('what cannot be understood takes its default', () => {
  const read = readPersonsAddress({ sort: 'x', page: '-1', search: 'a'.repeat(500) })
  expect(read).toMatchObject({ sort: 'name', page: 1, search: 'a'.repeat(200) })
})
