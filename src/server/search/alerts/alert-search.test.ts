import { expect, test } from 'vitest'
import { readSavedFilters } from './alert-search.ts'

test('what is kept beside the filters of a saved search is none of its question', () => {
  expect(readSavedFilters({ search: 'vacina', events: ['2026-03-10 Votação'] })).toEqual({ search: 'vacina' })
  expect(readSavedFilters({ hate: ['de outro tempo'] })).toMatchObject({ problem: expect.any(String) })
})
