import { expect, test } from 'vitest'
import { MAX_PREFIXES, MAX_TERMS } from './lex.ts'
import { findSizeProblem } from './search-size.ts'

const many = (count: number, term: (i: number) => string, by = ' OU ') =>
  Array.from({ length: count }, (_, i) => term(i)).join(by)

test('two hundred names are an ordinary question', () => {
  expect(findSizeProblem(many(200, (i) => `"Fulana ${i} da Silva"`))).toBeNull()
  expect(findSizeProblem(many(200, (i) => `Fulana${i} da Silva e Souza`))).toBeNull()
})

test('what is too large is said, with what helps', () => {
  expect(findSizeProblem(many(MAX_TERMS, (i) => `p${i}`, ' '))).toBeNull()
  expect(findSizeProblem(many(MAX_TERMS + 1, (i) => `p${i}`, ' '))).toBe(
    'A busca pode ter até 1.000 termos; esta tem 1.001. Divida em mais de uma busca, ou ponha o texto entre aspas para buscá-lo como uma frase só.',
  )
  expect(findSizeProblem(`"${many(2 * MAX_TERMS, (i) => `p${i}`, ' ')}"`)).toBeNull()
  expect(findSizeProblem(many(MAX_PREFIXES, (i) => `abc${i}*`))).toBeNull()
  expect(findSizeProblem(many(MAX_PREFIXES + 1, (i) => `abc${i}*`))).toBe(
    'A busca pode ter até 16 palavras com * ou ~; esta tem 17.',
  )
  expect(findSizeProblem(many(100, (i) => `("a ${i}" b)`))).toBeNull()
  expect(findSizeProblem(many(101, (i) => `("a ${i}" b)`))).toBe(
    'A busca pode ter até 100 grupos que misturam frases e palavras; esta tem 101. Divida em mais de uma busca.',
  )
})

test('what would be asked for again at every level may not stand in many', () => {
  const nest = (levels: number, before: string, after: string) => `${before.repeat(levels)}c${after.repeat(levels)}`
  const makers: ((levels: number) => string)[] = [
    (levels) => nest(levels, '2de{a, b, ', '}'),
    (levels) => nest(levels, '-(2de{a, b, ', '})'),
    (levels) => nest(levels, 'a onde:imagem,texto (b OU (', '))'),
    (levels) => nest(levels, 'a onde:fala (b OU 2de{d, e, (', ')})'),
  ]
  const said =
    'Há níveis demais de “onde:” ou de listas como “2de{…}” uns dentro dos outros. Use menos níveis, ou divida em mais de uma busca.'
  for (const make of makers) {
    expect(findSizeProblem(make(1))).toBeNull()
    expect(findSizeProblem(make(3))).toBeNull()
    expect(findSizeProblem(make(30))).toBe(said)
  }
  const phrases = many(900, (i) => `"nome ${i}"`, ', ')
  expect(findSizeProblem(`onde:imagem 2de{${phrases}}`)).toBeNull()
  expect(findSizeProblem(`2de{a, 2de{b, 2de{c, 2de{${phrases}}}}}`)).toBe(said)
})
