import { expect, test } from 'vitest'
import { asksForField, asksForWords, listTerms, printTermAlone } from './list-terms.ts'
import { parseSearch } from './parse.ts'
import { printSearch } from './print.ts'

test.each([
  ['', []],
  ['vacina', ['vacina']],
  [
    'vacina "urna eletrônica" -(gripe OU partido:PT) 2de{a, b, vacina}',
    ['vacina', '"urna eletrônica"', 'gripe', 'partido:PT', 'a', 'b'],
  ],
  [
    'vacin* *cracia va*na vacina~1 ="PT" "a b"~5 🔥',
    ['vacin*', '*cracia', 'va*na', 'vacina~1', '="PT"', '"a b"~5', '🔥'],
  ],
  ['onde:imagem vacina', ['vacina']],
])('the terms of %j', (search, terms) => {
  const tree = parseSearch(search)
  expect(listTerms(tree).map((term) => printTermAlone({ type: 'or', children: [] }, term))).toEqual(terms)
  for (const term of listTerms(tree)) expect(parseSearch(printSearch(term))).toEqual(term)
})

test('a term is looked for where the whole is', () => {
  const tree = parseSearch('onde:imagem vacina fraude')
  expect(listTerms(tree).map((term) => printTermAlone(tree, term))).toEqual([
    'onde:imagem vacina',
    'onde:imagem fraude',
  ])
})

test('fields alone ask for no words; hashtags and mentions do', () => {
  const asks = ['genero:feminino regiao:sul', 'vacina genero:feminino', '#sus', '-@ana', ''].map((search) =>
    asksForWords(parseSearch(search)),
  )
  expect(asks).toEqual([false, true, true, true, false])
  expect(asksForField(parseSearch('vacina (uf:SP OU genero:feminino)'), 'genero')).toBe(true)
  expect(asksForField(parseSearch('vacina uf:SP'), 'genero')).toBe(false)
})
