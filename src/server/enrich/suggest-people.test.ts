import { describe, expect, test } from 'vitest'
import { PeopleByTrace } from './suggest-people.ts'

const person = (id: number, name: string, uf = '', handle?: string) => ({
  id,
  name,
  uf,
  accounts: handle === undefined ? [] : [{ platform: 'Instagram', handle }],
})
const account = (full_name: string, handle = 'conta', uf = '') => ({ platform: 'X', handle, full_name, uf })

const PEOPLE = [
  person(1, 'Fulana de Tal', 'BA', 'fulanatal'),
  person(2, 'Beltrano Prado', 'SP'),
  person(3, 'Beltrano Prado', 'RJ'),
  person(4, 'Sicrana Ávila Moura', 'PE'),
  person(5, 'Ana', 'PE'),
  person(6, 'Osório Pinheirinho', 'MG'),
  person(7, 'Plínio Barroso Júnior', 'CE'),
]
const index = new PeopleByTrace(PEOPLE)
const suggest = (...given: Parameters<typeof account>) =>
  index.suggest(account(...given)).map((one) => [one.person.id, one.reasons.join(', '), one.is_sure])

describe('a sure suggestion', () => {
  test.each([
    ['Fulana de Tal', '', 1],
    ['Dep. FULANA DE TAL', 'BA', 1],
    ['Ministra Fulana de Tal', 'BA', 1],
    ['Fulana de Tal', 'SP', undefined],
    ['Beltrano Prado', '', undefined],
    ['Beltrano Prado', 'SP', undefined],
    ['Fulana Tal', '', undefined],
    ['', '', undefined],
  ])('%s (%s): %s', (name, uf, id) => expect(index.findSure(account(name, 'conta', uf))?.id).toBe(id))
})

test.each([
  [
    'the same name of two people is nobody’s for sure',
    ['Beltrano Prado'],
    [
      [2, 'mesmo nome', false],
      [3, 'mesmo nome', false],
    ],
  ],
  ['a state that contradicts leaves somebody out', ['Beltrano Prado', 'x', 'RJ'], [[3, 'mesmo nome, mesma UF', false]]],
  ['the same handle elsewhere', ['Oficial', 'FulanaTal'], [[1, 'mesma conta em outra rede, nome na conta', false]]],
  ['part of a name', ['Sicrana Moura'], [[4, 'nome parecido', false]]],
  ['more than a name', ['Sicrana Ávila Moura, senadora'], [[4, 'nome parecido', false]]],
  ['a name in the handle', ['Oficial', 'depsicranamoura'], [[4, 'nome na conta', false]]],
  ['one word is not enough', ['Ana Paula'], []],
  ['nor is the state', ['Outra Pessoa', 'outra', 'PE'], []],
  ['one long word, with an office', ['Pinheirinho - Deputado Federal'], [[6, 'nome parecido', false]]],
  ['a father is not his son', ['Plínio Barroso'], []],
  ['nor another son', ['Plínio Barroso Filho', 'pliniobarrosofilho'], []],
  ['the same son, written shorter', ['Plínio Barroso Jr.'], [[7, 'nome parecido', false]]],
  [
    'a word that every object knows',
    ['Beltrano Constructor Prado'],
    [
      [2, 'nome parecido', false],
      [3, 'nome parecido', false],
    ],
  ],
  ['nothing shown', ['', 'x'], []],
] as const)('%s', (_, [name, handle, uf], expected) => expect(suggest(name, handle, uf)).toEqual(expected))

test('of a register with thousands of Marias only those are looked at who have more in common', () => {
  let read = 0
  const register = Array.from({ length: 3_000 }, (_, i) => ({
    ...person(i + 1, ''),
    get name() {
      read += 1
      return i === 7 ? 'Maria Quitéria Prado' : `Maria Sobrenome${i}`
    },
  }))
  const large = new PeopleByTrace(register)
  read = 0
  const found = large.suggest(account('Maria Quitéria', 'mariaquiteriaprado'))
  expect(found.map(({ person: { id }, reasons }) => [id, reasons])).toEqual([[8, ['nome parecido', 'nome na conta']]])
  expect(read).toBeLessThan(20)
})
