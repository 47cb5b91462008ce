import { expect, test } from 'vitest'
import { findFamily } from './word-family.ts'

const getKey = (token: string) => findFamily(token)?.key

test.each([
  ['vacina', ['vacinas', 'vacinar', 'vacinacao', 'vacinado', 'vacinou']],
  ['censura', ['censurar', 'censurado', 'censuraram']],
  ['impossivel', ['impossiveis']],
  ['racista', ['racistas']],
  ['eleicao', ['eleicoes']],
])('the family of %s', (token, others) => {
  for (const other of others) expect([other, getKey(other)]).toEqual([other, getKey(token)])
})

test.each([
  ['vacina', 'vaca'],
  ['deputado', 'disputado'],
  ['governo', 'governanta'],
])('%s and %s are none', (one, other) => expect(getKey(one)).not.toBe(getKey(other)))

test.each(['lei', 'voto', 'votos', '12345', 'covid19', '', 'ação'])('%j has no family', (token) =>
  expect(findFamily(token)).toBeUndefined(),
)

test('all words of a family begin with its beginning', () => {
  for (const token of ['vacina', 'vacinacao', 'vacinou'])
    expect(token.startsWith(findFamily('vacinas')?.beginning ?? '?')).toBe(true)
})
