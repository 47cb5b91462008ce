import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test.each([
  ['a text that has room', 'Água boa', 8, 'Água boa'],
  ['in the middle of a word', 'Água de beber', 10, 'Água de…'],
  ['at the end of a word', 'Água de beber', 7, 'Água de…'],
  ['signs of two halves are one character', '😀😀 😀😀😀', 4, '😀😀…'],
  ['one long word', 'x'.repeat(60), 50, `${'x'.repeat(50)}…`],
  ['a long word after short ones', `veja ${'x'.repeat(60)}`, 50, `veja ${'x'.repeat(45)}…`],
])('%s', (_, text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
})
