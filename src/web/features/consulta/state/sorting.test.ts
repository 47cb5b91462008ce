import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { changeSort, describeOrder, toggleSort } from './sorting.ts'

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

test('the most copied are looked for one message a row; who then wants every post keeps the order', () => {
  const copied = changeSort(address, 'copies', 'desc')
  expect(copied).toEqual({ ...address, collapse: true, sort_by: 'copies', page: 1 })
  expect(changeSort({ ...copied, collapse: false }, 'copies', 'asc').collapse).toBe(false)
  expect(describeOrder('copies', 'desc')).toBe('mais repetidas primeiro')
})
