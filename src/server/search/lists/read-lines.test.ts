import { expect, test } from 'vitest'
import { searchSite } from '../../../search-language/site-address.ts'
import { readLines } from './read-lines.ts'

const read = (text: string, reading: 'phrase' | 'search' = 'phrase') => readLines(text, reading, '2026-03-12')

test('names are words side by side; links, sites, accounts and hashtags are looked for as such', () => {
  const lines = read(
    'Ana Lima\r\n\nhttps://g1.example/a,b?x=1\nG1.Globo.com\n@ana.lima\n#eleição\n"Zé" da Silva\nDr. Lima\nhttps://G1.example/',
  )
  expect(lines.map(({ position, search }) => [position, search])).toEqual([
    [1, '"Ana Lima"'],
    [3, 'link:"https://g1.example/a,b?x=1"'],
    [4, searchSite('g1.globo.com')],
    [5, '@ana.lima'],
    [6, '#eleição'],
    [7, '"Zé  da Silva"'],
    [8, '"Dr. Lima"'],
    // The address of a site alone is the site, and not its first page.
    [9, searchSite('g1.example')],
  ])
  expect(read('vacina OU urna', 'search')[0]?.search).toBe('vacina OU urna')
})

test('exact letters are asked as such in a list of expressions too, however the marks are curled', () => {
  const lines = read('="PT"\n=“PT”\n="Pt"\n="PT" e mais\n="***"\nPT')
  expect(lines.map(({ search, refused }) => [search, refused])).toEqual([
    ['="PT"', null],
    ['', 'Repete a linha 1.'],
    ['="Pt"', null],
    ['"= PT  e mais"', null],
    ['', 'A linha não tem letra, número nem símbolo que se possa buscar.'],
    ['"PT"', null],
  ])
})

test('a site has one line, however its address is written', () => {
  const lines = read('http://twitter.com\nhttps://www.Twitter.com/\nTWITTER.com\nhttps://x.com')
  expect(lines.map(({ refused }) => refused)).toEqual([null, 'Repete a linha 1.', 'Repete a linha 1.', null])
})

test('the same words in other letters are the same line; the parts of a link are not', () => {
  const lines = read(
    'São Paulo\nSAO PAULO\n"são paulo"\n@Ana\n@ana\n#Eleição\n#eleicao\nhttps://g1.example/aB\nhttps://g1.example/Ab',
  )
  expect(lines.map(({ refused }) => refused)).toEqual([
    ...[
      null,
      'Repete a linha 1.',
      'Repete a linha 1.',
      null,
      'Repete a linha 4.',
      null,
      'Repete a linha 6.',
      null,
      null,
    ],
  ])
  expect(read('="PT"\n="pt"', 'search').map(({ refused }) => refused)).toEqual([null, null])
})

test('a bad line is told with its place, the others are questions', () => {
  const text = ['vacina', '***', '('.repeat(5_000), 'em:31/02/2026', 'x'.repeat(1_000_000), 'vacina', 'urna'].join('\n')
  const lines = read(text, 'search')
  expect(lines.map(({ position, refused }) => [position, refused?.slice(0, 40) ?? null])).toEqual([
    [1, null],
    [2, 'A linha não tem letra, número nem símbol'],
    [3, 'A linha não tem letra, número nem símbol'],
    [4, expect.stringContaining('31/02/2026')],
    [5, 'A linha tem 1.000.000 caracteres; são ac'],
    [6, 'Repete a linha 1.'],
    [7, null],
  ])
  // How it is to be written is known; what is wrong is its length.
  expect(read(`https://g1.example/${'a'.repeat(1_500)}`)[0]?.refused).toBe(
    'O link tem 1.519 caracteres; são aceitos até 1.000.',
  )
  const deep = `${'('.repeat(4_000)}vacina${')'.repeat(4_000)}`
  expect(read(deep, 'search')[0]).toMatchObject({ refused: null, search: deep })
})
