import { expect, test } from 'vitest'
import { parseVerdict } from './verdict.ts'

test.each([
  ['Falso', 'falso'],
  ['É #FAKE', 'falso'],
  ['Enganoso', 'enganoso'],
  ['DISTORCIDO', 'enganoso'],
  ['Sem contexto', 'enganoso'],
  ['Exagerado', 'outro'],
  ['Verdadeiro, mas', 'outro'],
  ['Verdadeiro', 'verdadeiro'],
  ['Impossível provar', 'outro'],
  ['Insustentável', 'outro'],
  ['', null],
])('%s', (text, verdict) => {
  expect(parseVerdict({ text })).toBe(verdict)
})

test('a number counts only without words, and only at the ends of its scale', () => {
  expect(parseVerdict({ text: 'Falso', value: '4', best: '6' })).toBe('falso')
  expect(parseVerdict({ text: '', value: '1', best: '5' })).toBe('falso')
  expect(parseVerdict({ text: '1', value: 1, worst: 0, best: 5 })).toBe('outro')
  expect(parseVerdict({ text: '', value: 5, worst: 1, best: 5 })).toBe('verdadeiro')
  expect(parseVerdict({ text: '', value: '', best: '8' })).toBeNull()
  expect(parseVerdict({ text: '', value: '9', best: '8' })).toBeNull()
})
