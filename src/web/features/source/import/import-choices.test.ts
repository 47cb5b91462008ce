import { expect, test } from 'vitest'
import { changeMapping, listUnused, NO_CHOICES, printColumns, toQuery } from './import-choices.ts'

test('columns are written as the server reads them', () => {
  expect(printColumns({ id: ['tweet_id'], date: ['Data, hora'], account: ['User Name', 'a "b"'] })).toBe(
    'id=tweet_id,date="Data, hora",account=User Name,account="a ""b"""',
  )
  expect(printColumns({})).toBe(',')
})

test('only what the format has a use for is asked', () => {
  const choices = {
    ...NO_CHOICES,
    mapping: { id: ['n'] },
    platform: 'X',
    account: ' @a ',
    timeZone: 'UTC',
    byName: true,
  }
  expect(toQuery(choices, 'csv')).toEqual({
    ...{
      format: 'csv',
      columns: 'id=n',
      platform: 'X',
      account: '@a',
      time_zone: 'UTC',
      link_accounts_by_name: 'true',
    },
  })
  // The preview is asked before anybody knows what the file is.
  expect(toQuery(choices, null)).toEqual({ ...toQuery(choices, 'csv'), format: undefined })
  const given = (format: 'people' | 'telegram-export') =>
    Object.entries(toQuery({ ...choices, format }, 'csv')).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    )
  expect(given('people')).toEqual(['format', 'columns'])
  expect(given('telegram-export')).toEqual(['format', 'account', 'time_zone', 'link_accounts_by_name'])
})

test('a column is changed, taken away, and what nothing takes is listed', () => {
  const mapping = changeMapping({ id: ['n'], date: ['d'] }, 'date', 'quando')
  expect(mapping).toEqual({ id: ['n'], date: ['quando'] })
  expect(changeMapping(mapping, 'id', '')).toEqual({ date: ['quando'] })
  const columns = ['n', 'd', '', 'quando'].map((name) => ({ name, example: null, can_choose: true }))
  expect(listUnused({ columns }, mapping)).toEqual(['d'])
})
