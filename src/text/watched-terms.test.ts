import { expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { listStems } from './foreign-plurals.ts'
import { findWatchedTerms, toTermKey } from './watched-terms.ts'

const find = (said: string, term: string) =>
  findWatchedTerms(foldText(said).split(' ').map(listStems), [{ term_key: toTermKey(term) }]).map(({ start, end }) => [
    start,
    end,
  ])

test.each([
  ['as urnas eletrônicas', 'urna eletrônica', [[1, 3]]],
  ['de todas las ciudades', 'ciudad', [[3, 4]]],
  ['la ciudad', 'ciudades', [[1, 2]]],
  [
    'las elecciones y la elección',
    'elección',
    [
      [1, 2],
      [4, 5],
    ],
  ],
  [
    'the cities and the city',
    'city',
    [
      [1, 2],
      [4, 5],
    ],
  ],
  ['vocês', 'voz', []],
] as [string, string, number[][]][])('in "%s" the term "%s" is said at %j', (said, term, places) => {
  expect(find(said, term)).toEqual(places)
})
