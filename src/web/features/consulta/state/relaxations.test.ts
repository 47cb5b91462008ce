import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { chooseOffers, listCounted, listRelaxations } from './relaxations.ts'

const list = (texts: Record<string, string>) =>
  listRelaxations(readAddress(texts)).map(({ filter, part, without }) => [part ?? filter, without.search])

test('each part of a text can be taken away, the whole of it, and each filter', () => {
  expect(list({ search: 'vacina curtidas:>1000 -"urna eletrônica"', party: 'PL' })).toEqual([
    ['vacina', 'curtidas:>1000 -"urna eletrônica"'],
    ['curtidas:>1000', 'vacina -"urna eletrônica"'],
    ['-"urna eletrônica"', 'vacina curtidas:>1000'],
    ['search', ''],
    ['party', 'vacina curtidas:>1000 -"urna eletrônica"'],
  ])
})

test('a text of one part, or of alternatives, is taken away whole', () => {
  expect(list({ search: 'vacina' })).toEqual([['search', '']])
  expect(list({ search: 'vacina OU gripe' })).toEqual([['search', '']])
  expect(list({ search: '(vacina OU gripe) PT' })[0]).toEqual(['vacina OU gripe', 'PT'])
})

test('the store is asked for few of many', () => {
  const words = Array.from({ length: 50 }, (_, i) => `palavra${i}`).join(' ')
  const filters = { party: 'PL', uf: 'SP', role: 'prefeito', platform: 'X', hashtag: 'a', domain: 'b', link: 'c' }
  expect(listCounted(listRelaxations(readAddress({ search: words, ...filters })))).toHaveLength(10)
})

const offer = (texts: Record<string, string>, totals: Record<string, number>) =>
  chooseOffers(
    listRelaxations(readAddress(texts)).map((way) => ({ ...way, total: totals[way.part ?? way.filter] })),
  ).map(({ part, filter }) => part ?? filter)

test('the most helpful comes first, the whole text last where a part of it is enough', () => {
  expect(offer({ search: 'vacina xyz', party: 'PL' }, { vacina: 0, xyz: 7, search: 900, party: 12 })).toEqual([
    'party',
    'xyz',
    'search',
  ])
})

test('of many the whole text is still among those offered', () => {
  const totals = { a1: 1, b2: 2, c3: 3, d4: 4, e5: 5, search: 900, party: 6 }
  expect(offer({ search: 'a1 b2 c3 d4 e5', party: 'PL' }, totals)).toEqual(['party', 'e5', 'd4', 'c3', 'search'])
})

test('what was not counted is offered only where nothing that was counted helps', () => {
  expect(offer({ search: 'vacina', party: 'PL', uf: 'SP' }, { search: 0, party: 3 })).toEqual(['party'])
  expect(offer({ search: 'vacina', party: 'PL', uf: 'SP' }, { search: 0, party: 0 })).toEqual(['uf'])
  expect(offer({ search: 'vacina', party: 'PL' }, { search: 0, party: 0 })).toEqual([])
})

test('a word that is written twice is taken away once', () => {
  expect(list({ search: 'vacina vacina gripe' })).toEqual([
    ['vacina', 'gripe'],
    ['gripe', 'vacina vacina'],
    ['search', ''],
  ])
})
