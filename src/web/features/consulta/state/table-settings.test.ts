import { expect, test } from 'vitest'
import { COUNT_COLUMNS, parseTableSettings, printTableSettings } from './table-settings.ts'

test('a look is remembered as it was chosen', () => {
  for (const look of [
    { isDense: true, columns: COUNT_COLUMNS },
    { isDense: false, columns: ['likes' as const] },
    { isDense: false, columns: [] },
  ]) {
    expect(parseTableSettings(printTableSettings(look))).toEqual(look)
  }
})

test('who never chose sees every column, and what is no column is passed over', () => {
  expect(parseTableSettings(null)).toEqual({ isDense: false, columns: COUNT_COLUMNS })
  expect(parseTableSettings(null, true)).toEqual({ isDense: true, columns: COUNT_COLUMNS })
  expect(parseTableSettings('likes', true)).toEqual({ isDense: false, columns: ['likes'] })
  expect(parseTableSettings('{"a":1}')).toEqual({ isDense: false, columns: COUNT_COLUMNS })
  expect(parseTableSettings('comments nada views')).toEqual({ isDense: false, columns: ['views', 'comments'] })
})
