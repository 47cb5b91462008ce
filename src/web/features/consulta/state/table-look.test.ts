import { expect, test } from 'vitest'
import { COUNT_COLUMNS, parseLook, printLook } from './table-look.ts'

test('a look is remembered as it was chosen', () => {
  for (const look of [
    { isDense: true, columns: COUNT_COLUMNS },
    { isDense: false, columns: ['likes' as const] },
    { isDense: false, columns: [] },
  ]) {
    expect(parseLook(printLook(look))).toEqual(look)
  }
})

test('who never chose sees every column, and what is no column is passed over', () => {
  expect(parseLook(null)).toEqual({ isDense: false, columns: COUNT_COLUMNS })
  expect(parseLook(null, true)).toEqual({ isDense: true, columns: COUNT_COLUMNS })
  expect(parseLook('likes', true)).toEqual({ isDense: false, columns: ['likes'] })
  expect(parseLook('{"a":1}')).toEqual({ isDense: false, columns: COUNT_COLUMNS })
  expect(parseLook('comments nada views')).toEqual({ isDense: false, columns: ['views', 'comments'] })
})
