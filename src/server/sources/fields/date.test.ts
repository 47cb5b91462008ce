import { describe, expect, it } from 'vitest'
import { createDateParser } from './date.ts'

const parseDate = createDateParser()

describe('createDateParser', () => {
  it.each([
    ['2023-01-01T00:00:44.000Z', '2023-01-01T00:00:44.000Z'],
    ['2023-01-01T00:00:44.5+02:00', '2022-12-31T22:00:44.500Z'],
    ['2023-01-01 00:00:44+00:00', '2023-01-01T00:00:44.000Z'],
    ['2023-01-01T00:00:44-0300', '2023-01-01T03:00:44.000Z'],
    ['2020-11-05 13:53:55 EST', '2020-11-05T18:53:55.000Z'],
    ['2023-06-01 10:20:30', '2023-06-01T13:20:30.000Z'],
    ['2023-06-01T10:20', '2023-06-01T13:20:00.000Z'],
    ['2023-06-01', '2023-06-01T03:00:00.000Z'],
    ['01/06/2023', '2023-06-01T03:00:00.000Z'],
    ['1/6/2023 9:05', '2023-06-01T12:05:00.000Z'],
    ['01/06/2023 às 09:05:07', '2023-06-01T12:05:07.000Z'],
    ['29/02/2024', '2024-02-29T03:00:00.000Z'],
    ['1672531244', '2023-01-01T00:00:44.000Z'],
    ['1672531244.250', '2023-01-01T00:00:44.250Z'],
    ['1672531244123', '2023-01-01T00:00:44.123Z'],
    [1_672_531_244, '2023-01-01T00:00:44.000Z'],
    ['Sun Jan 01 00:00:44 +0000 2023', '2023-01-01T00:00:44.000Z'],
  ])('reads %j', (written, instant) => {
    expect(parseDate(written)?.toISOString()).toBe(instant)
  })

  it('knows the summer time that Brazil had until 2019', () => {
    expect(parseDate('15/01/2018 12:00')?.toISOString()).toBe('2018-01-15T14:00:00.000Z')
    expect(parseDate('15/01/2020 12:00')?.toISOString()).toBe('2020-01-15T15:00:00.000Z')
    // The clock went from 00:00 to 01:00 on this night; 00:30 did not exist.
    expect(parseDate('04/11/2018 00:30')?.toISOString()).toBe('2018-11-04T03:30:00.000Z')
  })

  it('uses the time zone it is given', () => {
    expect(createDateParser('America/Rio_Branco')('01/06/2023 10:00')?.toISOString()).toBe('2023-06-01T15:00:00.000Z')
    expect(createDateParser('UTC')('01/06/2023 10:00')?.toISOString()).toBe('2023-06-01T10:00:00.000Z')
  })

  it.each([
    '',
    '31/02/2023',
    '29/02/2023',
    '2023-02-31T10:00:00Z',
    '2023-13-01',
    '12/25/2023',
    '01/06/23',
    '2023-06-01 24:00',
    '2023-06-01 10:61',
    '1889-11-15',
    '2101-01-01',
    '20230601',
    'ontem',
    '99',
    null,
    {},
  ])('refuses %j', (written) => {
    expect(parseDate(written)).toBeUndefined()
  })
})
