import { expect, test } from 'vitest'
import { describeCoverage, describeSilence } from './coverage.ts'

const period = { start_date: '2026-05-01' }

test('how much of it is known', () => {
  expect(describeCoverage({ total: 0, covered: 0, partly: 0, missing: 0 }, period)).toBe('')
  expect(describeCoverage({ total: 20, covered: 12, partly: 3, missing: 5 }, period)).toBe(
    '12 de 20 fontes cobertas no período, 3 em parte',
  )
  expect(describeCoverage({ total: 1, covered: 1, partly: 0, missing: 0 }, {})).toBe('1 de 1 fonte com coleta')
})

test.each([
  [
    { total: 20, covered: 20, partly: 0, missing: 0 },
    'Ninguém disse: as 20 fontes que a busca abrange foram coletadas no período.',
  ],
  [
    { total: 1, covered: 0, partly: 0, missing: 1 },
    'Não foi coletado: da única fonte que a busca abrange não há nada no período. O vazio não quer dizer que ninguém disse.',
  ],
  [
    { total: 9, covered: 1, partly: 3, missing: 5 },
    'Não se sabe tudo: das 9 fontes que a busca abrange, 1 foi coletada no período, 3 só em parte e 5 sem coleta.',
  ],
  [
    { total: 0, covered: 0, partly: 0, missing: 0 },
    'A busca não abrange nenhuma conta conhecida: o vazio não quer dizer que ninguém disse.',
  ],
])('%j', (summary, words) => expect(describeSilence(summary, period)).toBe(words))
