import { expect, test } from 'vitest'
import { parseWebAddresses } from './address.ts'

const [a, b] = ['https://a.example/x,y;z', 'http://b.example/?q=1,2']

test.each([
  [`${a} ${b}`],
  [`${a},${b}`],
  [`${a}; ${b};`],
  [`${a},;, \n|${b},,`],
  [`,;${a}|${b}`],
  [`${a} | texto | ${b}`],
])('%j holds two addresses', (cell) => {
  expect(parseWebAddresses(cell)).toEqual([a, b])
})

test('a cell of a million separators is read at once', () => {
  const commas = ',;'.repeat(500_000)
  expect(parseWebAddresses(`${a}${commas}x`)).toEqual([])
  expect(parseWebAddresses(`${a}${commas} ${b}`)).toEqual([a, b])
})
