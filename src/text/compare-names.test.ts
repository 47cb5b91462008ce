import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

test('names stand as in a dictionary, and their numbers as numbers', () => {
  const names = ['Zona 10', 'águia', 'Zona 2', 'Abelha', 'zona 11', 'aguia 2']
  expect(names.sort(compareNames)).toEqual(['Abelha', 'águia', 'aguia 2', 'Zona 2', 'Zona 10', 'zona 11'])
})
