import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { changeSort, toggleSort } from './sorting.ts'

const address = readAddress({ page: '5', page_size: '50', party: 'PZV' })

test('a header sorts largest first, then the other way round, then back', () => {
  const once = toggleSort(address, 'views')
  expect(once).toEqual({ ...address, sort_by: 'views', sort_order: 'desc', page: 1 })
  expect(toggleSort(once, 'views').sort_order).toBe('asc')
  expect(toggleSort(toggleSort(once, 'views'), 'views').sort_order).toBe('desc')
})

test('any change of sort goes back to page 1', () => {
  expect(changeSort(address, 'date_created', 'asc')).toEqual({ ...address, sort_order: 'asc', page: 1 })
})
