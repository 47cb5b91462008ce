import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { listCounted, listLoosenings, sortLoosenings } from './loosenings.ts'

const list = (texts: Record<string, string>) =>
  listLoosenings(readAddress(texts)).map(({ filter, part, without }) => [part ?? filter, without.search])

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
  expect(listCounted(listLoosenings(readAddress({ search: words, ...filters })))).toHaveLength(10)
})

test('the most helpful comes first, the whole text last where a part of it is enough', () => {
  const ways = listLoosenings(readAddress({ search: 'vacina xyz', party: 'PL' }))
  const totals: Record<string, number> = { vacina: 0, xyz: 7, search: 900, party: 12 }
  const counted = ways.map((way) => ({ ...way, total: totals[way.part ?? way.filter] }))
  expect(sortLoosenings(counted).map(({ part, filter }) => part ?? filter)).toEqual([
    'party',
    'xyz',
    'vacina',
    'search',
  ])
})
