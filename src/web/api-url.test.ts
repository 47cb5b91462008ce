import { expect, it } from 'vitest'
import { RequiredError } from './api-error.ts'
import { buildQuery, fillPath } from './api-url.ts'

it('repeats the key of an array and leaves out what is not set', () => {
  expect(buildQuery({ party: ['PT', 'PL'], uf: [], search: undefined, role: null, page: 2 })).toBe(
    '?party=PT&party=PL&page=2',
  )
})

it('brackets the names of nested objects', () => {
  expect(decodeURIComponent(buildQuery({ filters: { party: ['A', 'B'], dates: { start: '2026-01-01' } } }))).toBe(
    '?filters[party]=A&filters[party]=B&filters[dates][start]=2026-01-01',
  )
})

it('is empty without values', () => {
  expect([buildQuery(undefined), buildQuery({})]).toEqual(['', ''])
})

it('escapes what has a meaning in an address', () => {
  expect(buildQuery({ search: 'a&b=c #1' })).toBe('?search=a%26b%3Dc+%231')
  expect(fillPath('/api/lives/{id}/', { id: 'a/b' })).toBe('/api/lives/a%2Fb/')
})

it.each([undefined, {}, { id: undefined }, { id: '' }])('names the missing path parameter (%o)', (params) => {
  expect(() => fillPath('/api/lives/{id}/', params)).toThrow(new RequiredError('id'))
})
