import { expect, test } from 'vitest'
import { toFileWords } from './file-words.ts'

test.each([
  ['Vacina & Urna', 'vacina-urna'],
  ['"São João"~5 -não (partido:PL OU #Eleição)', 'sao-joao-5-nao-partido-pl-ou-eleicao'],
  ['../../etc/passwd\r\nx: y"', 'etc-passwd-x-y'],
  ['💉 —', ''],
  ['', ''],
])('%j is %j', (text, name) => {
  expect(toFileWords(text)).toBe(name)
})

test('a long text is cut at a word, a long word within it', () => {
  expect(toFileWords('reforma tributária '.repeat(10))).toBe('reforma-tributaria-reforma-tributaria-reforma-tributaria')
  expect(toFileWords('a'.repeat(500))).toBe('a'.repeat(60))
})
