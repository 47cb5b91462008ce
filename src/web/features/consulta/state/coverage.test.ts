import { expect, test } from 'vitest'
import { describeCoverage } from './coverage.ts'
import { describeSilence } from './silence.ts'

const period = { start_date: '2026-05-01' }
const words = { ...period, search: 'vacina' }
const none = { total: 0, covered: 0, partly: 0, imported: 0, missing: 0, unowned: 0 }

test('how much of it was read, and what came from files', () => {
  expect(describeCoverage(none, period)).toBe('')
  const some = { ...none, total: 20, covered: 12, partly: 3, imported: 4, missing: 1 }
  expect(describeCoverage(some, period)).toBe(
    '12 de 20 contas lidas por inteiro no período, 3 em parte, 4 só de arquivos importados',
  )
  expect(describeCoverage({ ...none, total: 1, covered: 1 }, {})).toBe('1 conta lida por inteiro')
  expect(describeCoverage({ ...none, total: 175, imported: 175, unowned: 44 }, {})).toBe(
    '175 contas, só de arquivos importados',
  )
  expect(describeCoverage({ ...none, total: 2, missing: 2 }, period)).toBe('0 de 2 contas lidas por inteiro no período')
})

test.each([
  [
    'a complete reading',
    { ...none, total: 20, covered: 20 },
    words,
    'Ninguém escreveu isso no período, salvo o que tenha sido apagado entre duas leituras. As 20 contas que a busca abrange foram lidas por inteiro no período.',
  ],
  [
    'a filter without any text says nothing of what nobody said',
    { ...none, total: 20, covered: 20 },
    { ...period, party: ['PZV'] },
    'As 20 contas que a busca abrange foram lidas por inteiro no período.',
  ],
  [
    'neither does a search that leaves something out',
    { ...none, total: 1, covered: 1 },
    { ...period, search: 'vacina -gripe' },
    'A única conta que a busca abrange foi lida por inteiro no período.',
  ],
  [
    'nor one for a label',
    { ...none, total: 1, covered: 1 },
    { ...words, hate: ['ofensivo' as const] },
    'A única conta que a busca abrange foi lida por inteiro no período.',
  ],
  [
    'a file imported once is no complete collection',
    { ...none, total: 175, imported: 175, unowned: 44 },
    { search: 'vacina' },
    'Das 175 contas que a busca abrange (44 sem pessoa cadastrada) há só o que veio em arquivos importados. O vazio não prova que ninguém disse isso.',
  ],
  [
    'nothing collected',
    { ...none, total: 1, missing: 1 },
    period,
    'Da única conta que a busca abrange nada foi coletado no período. O vazio não prova que não houve publicação.',
  ],
  [
    'all kinds',
    { ...none, total: 9, covered: 1, partly: 2, imported: 3, missing: 3 },
    words,
    'Das 9 contas que a busca abrange, 1 foi lida por inteiro no período, 2 foram lidas só em parte no período, de 3 há só o que veio em arquivos importados e de 3 nada foi coletado no período. O vazio não prova que ninguém disse isso.',
  ],
  ['no account', none, words, 'Nenhuma conta conhecida está entre as que a busca abrange.'],
])('%s', (_, summary, input, sentence) => expect(describeSilence(summary, input, 0)).toBe(sentence))

test.each([1, undefined])('nobody wrote it is not claimed with %s former texts that may say it', (former) => {
  expect(describeSilence({ ...none, total: 2, covered: 2 }, words, former)).toBe(
    'As 2 contas que a busca abrange foram lidas por inteiro no período.',
  )
})

test('of fields without words nothing is said about what somebody may have said', () => {
  const told = describeSilence({ ...none, total: 2, imported: 2 }, { search: 'genero:feminino' }, 0)
  expect(told).toContain('O vazio não prova que não houve publicação.')
})
