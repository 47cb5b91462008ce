import { expect, test } from 'vitest'
import { quoteSearch } from './quote-search.ts'

test('a search in a sentence stands in quotation marks, and never in two pairs of them', () => {
  expect(quoteSearch('vacinna')).toBe('“vacinna”')
  expect(quoteSearch('"101 horas"')).toBe('"101 horas"')
  expect(quoteSearch('vacina “urna”')).toBe('vacina “urna”')
})

test('one that is cut is quoted whatever it has', () => {
  expect(quoteSearch('"urna eletrônica" fraude', 8)).toBe('“"urna el…”')
  expect(quoteSearch('vacina e urna', 7)).toBe('“vacina…”')
  expect(quoteSearch('vacina', 7)).toBe('“vacina”')
})
