import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { readAddress } from '../state/address.ts'
import { listEntries, listSuggestions } from './suggestions.ts'

const option = (label: string, count = 1) => ({ label, value: label, count })
const person = (id: string, name: string, extra_text: string, count: number) => ({
  ...{ id, name, extra_text, count },
  ...{ subtitle: '', image: null, platforms: [] },
})
const options: PostOptions = {
  public_persons: [
    person('1', 'Ana Lima', '@aninha', 2),
    person('2', 'Ana Souza', '@souza_ana', 9),
    person('3', 'Anacleto Reis', '@reis', 5),
    person('4', 'Anabela Dias', '@dias', 1),
    person('5', 'Pedro Lima', '@pedrol', 4),
  ],
  parties: [option('PLX'), option('PDY')],
  roles: [option('vereador'), option('deputado federal')],
  platforms: [option('Telegram')],
  misinformations: [],
  hates: [],
  ...{ dossiers: [], tags: [], dossier_statuses: [] },
  ufs: [option('SP'), option('BA'), option('CE'), option('RS'), option('PA'), option('MS'), option('RN')],
  published_at: { start: null, end: null },
}

const suggest = (draft: string, texts = {}) =>
  listSuggestions(draft, listEntries(options), readAddress(texts)).map(({ label, rest }) =>
    rest === '' ? label : `${rest} + ${label}`,
  )

test.each<[string, string[]]>([
  ['an', ['Ana Souza', 'Anacleto Reis', 'Ana Lima']],
  ['ANA LI', ['Ana Lima']],
  ['vacina ana li', ['vacina + Ana Lima']],
  ['vacina lima', ['vacina + Pedro Lima', 'vacina + Ana Lima']],
  ['@souza', ['Ana Souza']],
  ['vacina lima ', ['vacina + Pedro Lima', 'vacina + Ana Lima']],
  ['vacina sp', ['vacina + SP']],
  ['vacina nord', ['vacina + Nordeste']],
  ['centro-oeste', ['Centro-Oeste']],
  ['pl', ['PLX']],
  // A whole name is one filter, and what led to it goes with it.
  ['região norte', ['Norte']],
  ['vacina na regiao norte', ['vacina + Norte']],
  ['região centro oeste', ['Centro-Oeste']],
  ['rio grande do sul', ['RS']],
  ['vacina no rio grande', ['vacina + RS', 'vacina + RN']],
  ['governador da Bahia', ['governador + BA']],
  ['coreia do norte', []],
  ['vacina sul', ['vacina + Sul']],
  ['vacina para', []],
  ['vacina no Pará', ['vacina + PA']],
  ['discurso do pedro lima', ['discurso + Pedro Lima']],
  ['fraude dep fed', ['fraude + Câmara dos Deputados']],
  ['tele', ['Telegram']],
])('%j suggests %j', (draft, labels) => {
  expect(suggest(draft)).toEqual(labels)
})

test.each(['', 'a', 'vacina', '-lima', '"ana', 'ana "lima"', '(', 'lima vacina', 'NÃO lima', 'vacina OU pedro lima'])(
  '%j suggests nothing',
  (draft) => {
    expect(suggest(draft)).toEqual([])
  },
)

test('a region has the publications of its states', () => {
  expect(listEntries(options).filter(({ filter }) => filter === 'region')).toMatchObject([
    { key: 'Nordeste', count: 3 },
    { key: 'Sudeste', count: 1 },
    { key: 'Sul', count: 1 },
    { key: 'Norte', count: 1 },
    { key: 'Centro-Oeste', count: 1 },
  ])
})

test('what is chosen already is not suggested', () => {
  expect(suggest('ana', { public_person: '2,-3' })).toEqual(['Ana Lima', 'Anabela Dias'])
})
