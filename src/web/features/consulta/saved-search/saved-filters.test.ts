import { expect, test } from 'vitest'
import { type AddressText, readAddress } from '../state/address.ts'
import {
  applySavedFilters,
  describeFilters,
  describeForm,
  describeKept,
  suggestTitle,
  toSavedFilters,
  toSavedSearch,
} from './saved-filters.ts'

const read = (texts: AddressText) => readAddress(texts)

const FULL = read({
  ...{ search: ' vacina ', start_date: '2026-01-01', party: 'PDX,sem partido', uf: 'SP', public_person: '7' },
  ...{
    region: 'Nordeste,-Sul',
    gender: 'feminino,não informado',
    hate: 'ofensivo',
    reviewed: 'rejeitado,sem revisão',
    state: 'editado,apagado',
    unusual: 'true',
    misleading_links: 'true',
    message_group: '42',
    forwarded_from: 'Canal da Serra',
    collapse: 'true',
    page: '3',
    page_size: '50',
    sort_by: 'likes',
  },
})

test('who saves is told what of a comparison is kept', () => {
  const tell = (texts: AddressText) => describeKept(read(texts).comparison)
  const left = 'As séries comparadas não são salvas; ficam no endereço da página.'
  expect(tell({ search: 'vacina' })).toBeNull()
  expect(tell({ events: '2026-10-10 Votação' })).toBe('Com 1 acontecimento marcado.')
  expect(tell({ compare: 'this,before' })).toBe(left)
  expect(tell({ compare: 'this', events: '2026-10-10 Votação,2026-10-11 Veto' })).toBe(
    `Com 2 acontecimentos marcados. ${left}`,
  )
})

test('only filled filters are saved, as labels and persons by id', () => {
  expect(toSavedFilters(FULL)).toEqual({
    search: 'vacina',
    start_date: '2026-01-01',
    party: ['PDX', 'sem partido'],
    uf: ['SP'],
    public_person: ['7'],
    region: ['Nordeste', '-Sul'],
    gender: ['feminino', 'não informado'],
    hate: ['ofensivo'],
    reviewed: ['rejeitado', 'sem revisão'],
    state: ['editado', 'apagado'],
    unusual: 'true',
    misleading_links: 'true',
    message_group: '42',
    forwarded_from: 'Canal da Serra',
    collapse: 'true',
  })
  expect(toSavedFilters(read({}))).toEqual({})
})

test('loading sets exactly the saved filters, from page 1; order and page size stay', () => {
  const loaded = applySavedFilters(FULL, { end_date: '2026-02-01', role: ['Senadora'] })
  expect(loaded).toEqual(read({ end_date: '2026-02-01', role: 'Senadora', page_size: '50', sort_by: 'likes' }))
})

test('what is saved and loaded again is the same question', () => {
  const loaded = applySavedFilters(read({ uf: 'BA', search: 'outra' }), toSavedFilters(FULL))
  expect(describeForm(loaded)).toBe(describeForm(FULL))
})

test('order and page are no part of the question', () => {
  expect(describeForm(read({ uf: 'SP', page: '2', sort_by: 'views' }))).toBe(describeForm(read({ uf: 'SP' })))
  expect(describeForm(read({ uf: 'SP' }))).not.toBe(describeForm(read({ uf: 'BA' })))
})

test('filters that no longer exist are left out when a search is loaded', () => {
  const loaded = applySavedFilters(read({}), { hate: ['de outro tempo'], misleading_links: 'talvez', uf: ['SP'] })
  expect(toSavedFilters(loaded)).toEqual({ uf: ['SP'] })
})

test('filters are told in words', () => {
  expect(describeFilters(read({ search: 'vacina', party: 'PDX', misleading_links: 'false' }), undefined)).toBe(
    '“vacina” · PDX · sem links enganosos',
  )
  expect(describeFilters(read({ search: '"urna eletrônica"' }), undefined)).toBe('"urna eletrônica"')
  // Without a label before it, a number says of what it is one.
  expect(describeFilters(read({ search: 'vacina', public_person: '999' }), undefined)).toBe('“vacina” · ficha nº 999')
  // Several filters have it.
  expect(describeFilters(read({ party: 'não informado', gender: '-não informado' }), undefined)).toBe(
    'Partido não informado · Gênero menos não informado',
  )
  expect(describeFilters(read({}), undefined)).toBe('Todas as publicações, sem filtros')
})

test('a name is proposed from the filters and never too long', () => {
  expect(suggestTitle(read({ search: 'vacina', uf: 'SP' }), undefined)).toBe('vacina, SP')
  const mixed = { search: 'vacina', party: 'não informado', uf: '-SP', region: 'Norte,Sul', gender: 'feminino' }
  expect(suggestTitle(read(mixed), undefined)).toBe('vacina, Partido não informado, Norte, Sul, feminino, menos SP')
  expect(suggestTitle(read({}), undefined)).toBe('')
  expect(suggestTitle(read({ search: '😀'.repeat(150) }), undefined)).toHaveLength(200)
})

test('events of the comparison are kept with the search, and are no filter', () => {
  const pinned = read({ search: 'vacina', tab: 'compare', compare: 'this', events: '2026-03-10 Votação\\, 2º turno' })
  expect(toSavedFilters(pinned)).toEqual({ search: 'vacina' })
  const saved = toSavedSearch(pinned)
  expect(saved).toEqual({ search: 'vacina', events: ['2026-03-10 Votação, 2º turno'] })
  expect(describeForm(pinned)).not.toBe(describeForm(read({ search: 'vacina' })))
  const other = read({ tab: 'compare', compare: 'this,before', events: '2026-01-01 Outro' })
  expect(applySavedFilters(other, saved).comparison).toEqual({ ...other.comparison, events: saved.events })
  expect(applySavedFilters(other, { search: 'urna' }).comparison.events).toEqual([])
})
