import { expect, test } from 'vitest'
import type { SearchList } from '../../../contract/lists/lists.ts'
import { describeList, nameRest } from './list-words.ts'

const describe = (given: Partial<SearchList>) =>
  describeList({
    ...{ questions: 8, refused: 3, repeated: 2, failed: 1, posts: 40, start_date: null, end_date: null, level: 'own' },
    ...given,
    // Type: only what is described.
  } as SearchList)

test('repeated lines and those with a problem are two numbers, of all lines that were pasted', () => {
  expect(describe({})).toBe('11 linhas · 2 repetidas · 2 com problema · 40 na soma das linhas')
  expect(describe({ repeated: 1, refused: 1, failed: 0 })).toBe('9 linhas · 1 repetida · 40 na soma das linhas')
  expect(describe({ repeated: 0, refused: 0, failed: 0 })).toBe('8 linhas · 40 na soma das linhas')
})

test('a line too long to be given whole is not called whole', () => {
  expect(nameRest('é'.repeat(300))).toBe('Mostrar a linha inteira (300 caracteres)')
  expect(nameRest('a'.repeat(10_000))).toBe('Mostrar a linha inteira (10.000 caracteres)')
  expect(nameRest('a'.repeat(10_001))).toBe('Mostrar o começo da linha (10.001 caracteres)')
})
