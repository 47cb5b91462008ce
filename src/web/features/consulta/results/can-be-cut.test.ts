import { expect, test } from 'vitest'
import { canBeCut } from './can-be-cut.ts'

test.each([
  ['a few words', 'Bom dia', false],
  ['ten short lines', Array(10).fill('linha').join('\n'), false],
  ['eleven short lines', Array(11).fill('linha').join('\n'), true],
  ['a text that fills ten lines of a telephone', 'Faltam seringas em 30 cidades. '.repeat(12), true],
  ['200 characters in paragraphs', `${'a'.repeat(100)}\n\n\n\n${'b'.repeat(100)}`, true],
])('%s', (_what, text, expected) => {
  expect(canBeCut(text)).toBe(expected)
})
