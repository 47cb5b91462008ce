import { expect, test } from 'vitest'
import { quoteSearch } from './quote-search.ts'

test('a search in a sentence stands in quotation marks, and never in two pairs of them', () => {
  expect(quoteSearch('vacinna')).toBe('“vacinna”')
  expect(quoteSearch('"101 horas"')).toBe('"101 horas"')
  expect(quoteSearch('vacina “urna”')).toBe('vacina “urna”')
})
