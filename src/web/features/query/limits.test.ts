import { expect, test } from 'vitest'
import * as paging from '../../../contract/paging.ts'
import * as postQuery from '../../../contract/post-query.ts'
import * as limits from './limits.ts'

test('the browser and the contract agree on every limit', () => {
  expect(limits.PAGE_SIZES).toEqual(paging.PAGE_SIZES)
  expect(limits.DEFAULT_PAGE_SIZE).toBe(paging.DEFAULT_PAGE_SIZE)
  expect(limits.PAGE_SLOTS).toBe(paging.PAGE_SLOTS)
  expect(limits.MAX_OFFSET).toBe(paging.MAX_OFFSET)
  expect(limits.MAX_SEARCH_LENGTH).toBe(postQuery.MAX_SEARCH_LENGTH)
  expect(limits.SORT_FIELDS).toEqual(postQuery.SORT_FIELDS)
  expect(limits.SORT_ORDERS).toEqual(postQuery.SORT_ORDERS)
})
