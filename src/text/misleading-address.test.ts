import { expect, test } from 'vitest'
import { parseMisleadingAddress } from './misleading-address.ts'

test.each([
  ['exemplo.com', undefined, { kind: 'domínio', key: 'exemplo.com' }],
  [' https://www.Exemplo.com/ ', undefined, { kind: 'domínio', key: 'exemplo.com' }],
  ['blog.exemplo.com.br', 'domínio', { kind: 'domínio', key: 'blog.exemplo.com.br' }],
  ['http://exemplo.com/A/?utm_source=x', undefined, { kind: 'endereço', key: 'exemplo.com/A' }],
  ['exemplo.com?p=1', 'endereço', { kind: 'endereço', key: 'exemplo.com?p=1' }],
  ['município.example', 'domínio', { kind: 'domínio', key: 'xn--municpio-g2a.example' }],
] as const)('%s', (text, kind, judged) => {
  expect(parseMisleadingAddress(text, kind)).toEqual(judged)
})

test.each([
  ['', undefined],
  ['com', undefined],
  ['uma frase qualquer', undefined],
  ['https://127.0.0.1/a', undefined],
  ['exemplo.com', 'endereço'],
  ['exemplo.com/a', 'domínio'],
  ['https://www.youtube.com/', 'domínio'],
  ['com.br', 'domínio'],
  ['bit.ly', undefined],
] as const)('refused: %s', (text, kind) => {
  expect(parseMisleadingAddress(text, kind)).toEqual({ reason: expect.stringMatching(/\.$/) })
})
