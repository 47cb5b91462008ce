import { expect, test } from 'vitest'
import { addNotes } from './line-notes.ts'
import { readLines } from './read-lines.ts'

test('a field in a list of phrases is told to be looked for as words; names, links, accounts and colons are not fields', async () => {
  const text = [
    'partido:PT',
    'urna uf:SP',
    'Ana Lima',
    'Atenção: urna',
    '@ana #sus',
    'http://a.example/?uf:SP',
    'às 10:30',
  ]
  const lines = readLines(text.join('\n'), 'phrase', '2026-03-12')
  const noted = await addNotes({ rows: () => Promise.reject(new Error('asked without need')) }, lines)
  expect(noted.map(({ note }) => note)).toEqual([
    'Contada como expressão exata. Em uma lista de buscas, “partido:PT” seria um campo.',
    'Contada como expressão exata. Em uma lista de buscas, “uf:SP” seria um campo.',
    ...[null, null, null, null, null],
  ])
})

test('exact letters that an earlier version read as words are told to be counted so', async () => {
  const ch = { rows: () => Promise.reject(new Error('asked without need')) }
  const lines = [
    { text: '="PT"', search: '"= PT"' },
    { text: '="PT"', search: '="PT"' },
  ]
  expect((await addNotes(ch, lines)).map(({ note }) => note)).toEqual([
    'Contada como expressão exata. Em uma lista nova, a linha busca só estas letras.',
    null,
  ])
})
