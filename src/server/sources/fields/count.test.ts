import { describe, expect, it } from 'vitest'
import { MAX_COUNT, parseCount } from './count.ts'

describe('parseCount', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    [' 7 ', 7],
    ['1.916', 1916],
    ['1.053', 1053],
    ['1,053', 1053],
    ['1.234.567', 1_234_567],
    ['12 345', 12_345],
    ['12.000', 12_000],
    ['12.0', 12],
    ['5 mil', 5000],
    ['13,7 mil', 13_700],
    ['1,2 mi', 1_200_000],
    ['2,3K', 2300],
    ['1.2K', 1200],
    ['1.2M', 1_200_000],
    ['1.15k', 1150],
    ['2 milhões', 2_000_000],
    ['1 bi', 1_000_000_000],
    ['4294967295', MAX_COUNT],
    [1916, 1916],
  ])('understands %j', (written, count) => {
    expect(parseCount(written)).toBe(count)
  })

  it.each(['', ' ', '-', '–', 'N/A', 'null', 'NaN', null, undefined])(
    'takes %j for unknown, never for 0',
    (written) => {
      expect(parseCount(written)).toBeNull()
    },
  )

  it.each([
    '1.5',
    '1,5',
    '0.500',
    '1.23',
    '1.234,5',
    '1.234 mil',
    '-3',
    '4294967296',
    '5 bi',
    'muitas',
    '1e6',
    '12x',
    1.5,
    -1,
    true,
    [],
  ])('does not guess what %j means', (written) => {
    expect(parseCount(written)).toBeUndefined()
  })
})
