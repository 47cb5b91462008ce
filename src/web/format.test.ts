import { describe, expect, it, test } from 'vitest'
import {
  EMPTY,
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatElapsed,
  formatNumber,
  formatPercent,
  formatPlural,
  getDay,
} from './format.ts'

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,0K'],
    [1234, '1,2K'],
    [12_345, '12,3K'],
    [999_949, '999,9K'],
    [999_950, '1,0M'],
    [1_500_000, '1,5M'],
    [2_340_000_000, '2,3G'],
    [5_000_000_000_000, '5000,0G'],
    [-1500, '-1,5K'],
  ])('%d is abbreviated as %s', (value, text) => {
    expect(formatCount(value)).toBe(text)
  })

  it('groups whole numbers as the browser does', () => {
    const byBrowser = new Intl.NumberFormat('pt-BR')
    const numbers = [0, -0, 7, 999, 1000, -1234, 12_345, 999_999, 1_000_000, Number.MAX_SAFE_INTEGER, 1e21, 1234.5678]
    expect(numbers.map(formatNumber)).toEqual(numbers.map((number) => byBrowser.format(number)))
  })

  it('writes a dash for what is unknown, which is not zero', () => {
    expect([formatCount(null), formatCount(undefined), formatCount(Number.NaN), formatNumber(null)]).toEqual([
      EMPTY,
      EMPTY,
      EMPTY,
      EMPTY,
    ])
  })

  it('separates thousands with a point', () => {
    expect(formatNumber(1_234_567)).toBe('1.234.567')
  })

  it('takes the singular for one only', () => {
    const write = (count: number) => formatPlural(count, 'publicação', 'publicações')
    expect([write(0), write(1), write(1234)]).toEqual(['0 publicações', '1 publicação', '1.234 publicações'])
  })
})

describe('durations', () => {
  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [61, '1 min 1 s'],
    [3600, '1 h'],
    [3723, '1 h 2 min 3 s'],
    [-1, EMPTY],
    [null, EMPTY],
  ])('%s seconds are %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })

  it('gives the time of an answer with two decimals', () => {
    expect(formatElapsed(0.0412)).toBe('0,04\u00a0s')
  })
})

describe('dates', () => {
  it('shows the hour of São Paulo', () => {
    expect(formatDateTime('2026-03-12T17:05:00Z')).toBe('12/03/2026 às 14:05')
  })

  it('shows the day of São Paulo, and midnight as 00', () => {
    expect(formatDate('2026-03-12T02:59:59Z')).toBe('11/03/2026')
    expect(formatDateTime('2026-03-12T03:00:00Z')).toBe('12/03/2026 às 00:00')
    expect(getDay(new Date('2026-03-12T02:59:59Z'))).toBe('2026-03-11')
  })

  it('turns a calendar day around without moving it', () => {
    expect(formatDay('2026-01-01')).toBe('01/01/2026')
  })

  it('writes a dash for what is no date', () => {
    expect([formatDate('nunca'), formatDateTime(null), formatDay('1/2/2026'), formatDay(undefined)]).toEqual([
      EMPTY,
      EMPTY,
      EMPTY,
      EMPTY,
    ])
  })
})

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [2048, '2 KB'],
  [2_202_010, '2,1 MB'],
  [5 * 1024 ** 4, '5120 GB'],
  [null, '–'],
])('%s bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test('a share is a percentage with one decimal', () => {
  expect(formatPercent(0.0314)).toBe('3,1%')
  expect(formatPercent(1)).toBe('100%')
})
