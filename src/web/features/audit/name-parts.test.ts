import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

const ID = 'f9418523-3587-4437-b090-f8e71be0dc0e'

test.each([
  ['a name with the beginning of its number', `dossiê ${ID}: título`, 'dossiê “Vacinas” (f9418523): título'],
  ['only the beginning of a number whose name is not told', ID.replace('f', 'a'), 'a9418523'],
  ['a person', 'conta @ana (X) → pessoa 12', 'conta @ana (X) → “Ana” (pessoa 12)'],
  ['no other number', 'pessoa 123', 'pessoa 123'],
  ['plain text as it is', 'com filtros: actor', 'com filtros: actor'],
])('shows %s', (_, subject, shown) => {
  const names = [
    { part: ID, name: 'Vacinas' },
    { part: 'pessoa 12', name: 'Ana' },
  ]
  expect(nameParts({ subject, names })).toBe(shown)
})
