import { expect, test } from 'vitest'
import { findDossiers, findForEnter, isNewTitle } from './found-dossiers.ts'

const make = (title: string, level: 'see' | 'edit' = 'edit') => ({ title, level })
const DOSSIERS = [make('Sobre as urnas'), make('Urnas em dois turnos'), make('urnas'), make('Urnas de fora', 'see')]
const find = (typed: string) => findDossiers(DOSSIERS, typed).map(({ title }) => title)

test('what Enter takes comes first: the same name, then one that begins so, then one that has it', () => {
  expect(find('urnas')).toEqual(['urnas', 'Urnas em dois turnos', 'Sobre as urnas'])
  expect(find(' URNAS ')).toEqual(['urnas', 'Urnas em dois turnos', 'Sobre as urnas'])
  expect(find('turno')).toEqual(['Urnas em dois turnos'])
  expect(find('turnos urn')).toEqual(['Urnas em dois turnos'])
  expect(find('merenda')).toEqual([])
  expect(find('')).toEqual(['Sobre as urnas', 'Urnas em dois turnos', 'urnas'])
})

test('the very name wins over one that differs in case', () => {
  expect(findDossiers([make('URNAS'), make('Urnas')], 'Urnas')[0]?.title).toBe('Urnas')
})

test('Enter takes only what has every typed word at the start of one of its words', () => {
  const take = (typed: string, titles: string[]) =>
    findForEnter(
      titles.map((title) => make(title)),
      typed,
    )?.title
  expect(take('ana', ['Semana da urna', 'Banana'])).toBeUndefined()
  expect(take('ana', ['Semana da urna', 'Câmara da Aná'])).toBe('Câmara da Aná')
  expect(take('urna sem', ['Semana da urna'])).toBe('Semana da urna')
  expect(take('urna merenda', ['Semana da urna'])).toBeUndefined()
  expect(take('', ['Semana da urna'])).toBeUndefined()
  // No letter at all: only the very name.
  expect(take('!!', ['Semana da urna'])).toBeUndefined()
  expect(take('!!', ['Semana da urna', '!!'])).toBe('!!')
  expect(findForEnter([make('Urnas de fora', 'see')], 'urnas')).toBeUndefined()
})

test('a new one has a name of its own', () => {
  expect(isNewTitle(DOSSIERS, 'Urnas em dois')).toBe(true)
  expect(isNewTitle(DOSSIERS, 'urnas')).toBe(false)
  expect(isNewTitle(DOSSIERS, '  ')).toBe(false)
  // Somebody else’s, into which nothing can be put.
  expect(isNewTitle(DOSSIERS, 'Urnas de fora')).toBe(true)
})
