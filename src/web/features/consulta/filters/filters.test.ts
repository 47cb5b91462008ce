import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { readAddress } from '../state/address.ts'
import { listChips } from './chips.ts'
import {
  changeFilters,
  clearFilters,
  followMerged,
  joinLabels,
  listFilledFilters,
  removeFilter,
  toPostsInput,
} from './filters.ts'

const option = (label: string, value = label) => ({ label, value, count: 1 })
const options: PostOptions = {
  public_persons: [
    { id: '7', name: 'Aurora Lemos', subtitle: '', image: null, extra_text: '', platforms: [], count: 3 },
  ],
  parties: [option('PZV'), option('Sem partido', 'none')],
  roles: [option('ministra, interina')],
  platforms: [option('X')],
  misinformations: [],
  hates: [option('ofensivo')],
  ufs: [option('SP')],
  ...{ dossiers: [], tags: [], dossier_statuses: [] },
  published_at: { start: null, end: null },
}
const empty = readAddress({})

test('what is no option is asked for as it was written, and said so', () => {
  const address = readAddress({ party: 'PZV,XYZ', public_person: '7,8', platform: 'Orkut' })
  expect(followMerged(address, options)).toEqual(address)
  expect(toPostsInput(address, options)).toMatchObject({ party: ['PZV', 'XYZ'], platform: ['Orkut'] })
  const labels = listChips(address, options).map(({ label }) => label)
  expect(labels).toEqual(['Aurora Lemos', 'ficha nº 8 (não consta)', 'PZV', 'XYZ (não consta)', 'Orkut (não consta)'])
  expect(listChips(address, undefined).map(({ label }) => label)).toContain('XYZ')
})

test('a text that is too long is not cut into another question', () => {
  const search = 'vacina '.repeat(5_000)
  expect(changeFilters(empty, { search }).search).toBe(search)
})

test('a person who was merged into another is replaced by who stayed, once', () => {
  const address = readAddress({ public_person: '3,7,8' })
  expect(followMerged(address, { ...options, merged_persons: { 3: '7' } }).public_person).toEqual(['7', '8'])
})

test('the call carries the values of the labels and leaves empty filters out', () => {
  const input = toPostsInput(readAddress({ search: '  vacina ', party: 'Sem partido', page: '2' }), options)
  expect(JSON.parse(JSON.stringify(input))).toEqual({
    search: 'vacina',
    party: ['none'],
    page: '2',
    page_size: '20',
    sort_by: 'date_created',
    sort_order: 'desc',
  })
})

test('changing or removing a filter goes back to the first page and keeps sort and size', () => {
  const address = readAddress({ party: 'PZV', page: '4', page_size: '50', sort_by: 'views' })
  expect(changeFilters(address, { uf: ['SP'] })).toMatchObject({ page: 1, page_size: 50, sort_by: 'views', uf: ['SP'] })
  expect(removeFilter(address, 'party')).toMatchObject({ page: 1, party: [], page_size: 50 })
})

test('clearing leaves no filter set', () => {
  const address = readAddress({
    search: 'a',
    party: 'PZV',
    start_date: '2026-01-01',
    misleading_links: 'false',
    sort_by: 'likes',
  })
  expect(listFilledFilters(address)).toEqual(['search', 'party', 'date', 'misleading_links'])
  expect(clearFilters(address)).toEqual({ ...empty, sort_by: 'likes' })
  expect(listFilledFilters(empty)).toEqual([])
})

test('each chip says its value and removes only that', () => {
  const address = readAddress({ public_person: '7,9', uf: 'SP', end_date: '2026-03-12', misleading_links: 'true' })
  const chips = listChips(address, options)
  expect(chips.map(({ label }) => label)).toEqual([
    'Aurora Lemos',
    'ficha nº 9 (não consta)',
    'SP',
    'até 12/03/2026',
    'com links enganosos',
  ])
  expect(chips[0]?.without).toEqual({ ...address, public_person: ['9'] })
  expect(chips[3]?.without.end_date).toBeNull()
})

test('what is left out is known by its label, asked for by its value and said so', () => {
  const address = followMerged(readAddress({ party: '-PZV,-Sem partido,-XYZ', public_person: '-7' }), options)
  expect(address).toMatchObject({ party: ['-PZV', '-Sem partido', '-XYZ'], public_person: ['-7'] })
  expect(toPostsInput(address, options)).toMatchObject({ party: ['-PZV', '-none', '-XYZ'], public_person: ['-7'] })
  expect(listChips(address, options).map(({ label }) => label)).toEqual([
    'menos Aurora Lemos',
    'menos PZV',
    'menos Sem partido',
    'menos XYZ (não consta)',
  ])
})

test('values of one filter in a sentence: what is left out is no alternative to what is wanted', () => {
  expect(joinLabels('region', ['Norte', 'menos Sul'])).toBe('Norte, menos Sul')
  expect(joinLabels('region', ['Norte', 'Nordeste', 'menos Sul', 'menos Sudeste'])).toBe(
    'Norte ou Nordeste, menos Sul e menos Sudeste',
  )
  expect(joinLabels('uf', ['menos SP', 'menos RJ'])).toBe('menos SP e menos RJ')
  expect(joinLabels('hashtag', ['#urna', '#voto'])).toBe('#urna e #voto')
})
