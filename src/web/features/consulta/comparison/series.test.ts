import { expect, test } from 'vitest'
import { type AddressText, readAddress } from '../state/address.ts'
import { createAxis } from './axis.ts'
import { createComparisonChart } from './comparison-chart.ts'
import { findOwnDays } from './own-days.ts'
import { findDays, findShared, listSeriesChoices, mayOverlap, readOneSeries, suggestSeries } from './series.ts'

const days = { start: '2026-03-01', end: '2026-03-31' }
const address = readAddress({ search: 'vacina OU gripe', party: 'PDX,PBR', page: '4', collapse: 'true' })
const saved = [
  {
    id: '7',
    created_at: '2026-01-01T00:00:00Z',
    title: 'Minha',
    filters: { search: 'urna', start_date: '2026-03-20' },
  },
]
const read = (key: string) => readOneSeries(key, address, days, { options: undefined, saved })

test('a series is the search with one thing more, on the days that are compared', () => {
  const asked = { start_date: '2026-03-01', end_date: '2026-03-31', page: 1, collapse: false }
  expect(read('this')?.address).toMatchObject({ ...asked, search: 'vacina OU gripe', party: ['PDX', 'PBR'] })
  expect(read('search:"urna eletrônica"')).toMatchObject({ label: '“urna eletrônica”' })
  expect(read('party:PLF')).toMatchObject({ label: 'PLF', address: { ...asked, party: ['PLF'] } })
  expect(read('search:sus')?.address.search).toBe('(vacina OU gripe) sus')
  expect(read('search:a OU b')?.address.search).toBe('(vacina OU gripe) (a OU b)')
  const before = { start: '2026-01-29', end: '2026-02-28' }
  expect(read('before')).toMatchObject({ days: before, address: { start_date: before.start, end_date: before.end } })
})

test('a series takes the place of what the text says of the same, as it takes that of a filter', () => {
  const text = (search: string, key: string) =>
    readOneSeries(key, readAddress({ search }), days, { options: undefined, saved })?.address.search
  expect(text('vacina partido:PDX uf:SP', 'party:PBR')).toBe('vacina uf:SP')
  expect(text('vacina -partido:PBR', 'party:PBR')).toBe('vacina')
  expect(text('genero:feminino regiao:Nordeste', 'gender:masculino')).toBe('regiao:Nordeste')
  expect(text('vacina em:2026-03', 'before')).toBe('vacina')
  expect(text('vacina de:2026-03-01 ate:2026-03-31', 'before')).toBe('vacina')
  expect(text('(partido:PDX OU partido:PBR) vacina', 'party:PLF')).toBe('vacina')
  expect(text('vacina -(uf:SP OU uf:RJ)', 'uf:SP')).toBe('vacina')
  expect(text('vacina (em:2026-03 OU em:2026-01)', 'before')).toBe('vacina')
  // A day that was left out is left out of the days before as well.
  expect(text('vacina -em:2026-02-10', 'before')).toBe('vacina -em:2026-02-10')
  // Only what holds for the whole search.
  expect(text('vacina OU partido:PDX', 'party:PBR')).toBe('vacina OU partido:PDX')
  expect(text('vacina  partido:PDX', 'this')).toBe('vacina  partido:PDX')
})

test('gender and region are said beside their values', () => {
  expect(read('gender:feminino')).toMatchObject({
    label: 'Gênero feminino',
    address: { search: 'vacina OU gripe', gender: ['feminino'] },
  })
  expect(read('gender:não informado')?.address.gender).toEqual(['não informado'])
  expect(read('region:Centro-Oeste')).toMatchObject({
    label: 'Região Centro-Oeste',
    address: { search: 'vacina OU gripe', region: ['Centro-Oeste'] },
  })
  // They are known without an answer of the server.
  const choices = (kind: 'gender' | 'region' | 'party') =>
    listSeriesChoices(kind, { options: undefined, saved }).map(({ value }) => value)
  expect(choices('gender')).toEqual(['feminino', 'masculino', 'não informado'])
  expect(choices('region')).toContain('Centro-Oeste')
  expect(choices('party')).toEqual([])
})

test('a region takes the place of the states of the filter, and a state that of the regions', () => {
  const filters = (texts: AddressText, key: string) =>
    readOneSeries(key, readAddress(texts), days, { options: undefined, saved })?.address
  expect(filters({ uf: 'SP,RJ', region: 'Sul' }, 'region:Norte')).toMatchObject({ uf: [], region: ['Norte'] })
  expect(filters({ uf: 'SP', region: 'Sul' }, 'uf:RJ')).toMatchObject({ uf: ['RJ'], region: [] })
  // A state that is left out is left out of its region as well; what was typed stays.
  expect(filters({ uf: '-SP' }, 'region:Sudeste')).toMatchObject({ uf: ['-SP'], region: ['Sudeste'] })
  expect(filters({ search: 'uf:SP', party: 'PDX' }, 'region:Sul')).toMatchObject({ search: 'uf:SP', party: ['PDX'] })
  const shared = findShared(readAddress({ uf: 'SP' }), [{ key: 'region:Norte' }, { key: 'region:Sul' }])
  expect(shared).toMatchObject({ uf: [], region: ['Norte', 'Sul'] })
})

test('a saved search keeps its filters, and of its days those that are compared; one that is gone is none', () => {
  expect(read('saved:7')).toMatchObject({
    label: 'Minha',
    address: { search: 'urna', party: [], start_date: '2026-03-20', end_date: '2026-03-31' },
  })
  expect(read('saved:8')).toBeNull()
  const title = 'Outra'
  const elsewhere = { id: '9', title, filters: { start_date: '2026-05-01', end_date: '2026-05-02' } }
  expect(readOneSeries('saved:9', address, days, { options: undefined, saved: [elsewhere] })).toMatchObject({
    label: 'Outra (01/05/2026 a 02/05/2026, fora do período)',
    address: { start_date: '2026-05-01', end_date: '2026-05-02' },
  })
})

test('a saved search says nothing of days that it does not ask for; a click there opens what it asks for', () => {
  const one = read('saved:7')
  const axis = createAxis(days, 'week')
  const counts = { posts: 4, views: null, likes: null, shares: null, comments: null }
  const counted = { total: { ...counts, authors: 1 }, places: [{ day: '2026-03-22', ...counts }] }
  const answered = one ? [{ series: one, reply: { found: counted, group: counted } }] : []
  const chart = createComparisonChart(answered, address.comparison, { axis, days, today: '2026-04-01' })
  expect(chart.y_data).toEqual([[null, null, 0, 4, 0]])
  const open = (place: number) => one && findOwnDays(one, axis, { days, place })
  expect(open(0)).toEqual({ start_date: '2026-03-20', end_date: '2026-03-31' })
  expect(open(3)).toEqual({ start_date: '2026-03-22', end_date: '2026-03-28' })
})

test('what all series have in common has their values in the place of what the search says', () => {
  const asked = readAddress({ search: 'vacina partido:PDX', uf: 'SP' })
  const share = (...keys: string[]) => {
    const { search, party, uf, gender } = findShared(
      asked,
      keys.map((key) => ({ key })),
    )
    return { search, party, uf, gender }
  }
  expect(share('party:PLF', 'party:PBR')).toEqual({ search: 'vacina', party: ['PLF', 'PBR'], uf: ['SP'], gender: [] })
  expect(share('gender:feminino', 'gender:masculino')).toMatchObject({
    search: 'vacina partido:PDX',
    gender: ['feminino', 'masculino'],
  })
  expect(share('party:PLF', 'this')).toEqual({ search: 'vacina partido:PDX', party: [], uf: ['SP'], gender: [] })
})

test('days are those asked for, or all of which there are publications', () => {
  expect(findDays(address, undefined)).toBeNull()
  expect(findDays(readAddress({ start_date: '2026-03-01', end_date: '2026-03-31' }), undefined)).toEqual(days)
  const read = (search: string, given = {}) => findDays(readAddress({ search, ...given }), undefined, '2026-03-20')
  expect(read('vacina em:2026-03')).toEqual(days)
  expect(read('vacina em:7d')).toEqual({ start: '2026-03-14', end: '2026-03-20' })
  const first = { start: '2026-03-05', end: '2026-03-10' }
  expect(read('de:2026-03-05 ate:ontem', { start_date: '2026-03-01', end_date: '2026-03-10' })).toEqual(first)
  expect(read('vacina OU em:2026-03')).toBeNull()
})

test('what is chosen in a filter is offered, and the days before when there are days', () => {
  const alone = [
    { label: 'Só esta busca, ao longo do tempo', series: ['this'] },
    { label: 'Só esta busca, por mês', series: ['this'], unit: 'month' },
  ]
  const parties = { label: 'Comparar PDX e PBR', series: ['party:PDX', 'party:PBR'] }
  expect(suggestSeries(address)).toEqual([parties, ...alone])
  expect(suggestSeries(readAddress({ search: 'vacina uf:SP,RJ' }))).toEqual([
    { label: 'Comparar SP e RJ', series: ['uf:SP', 'uf:RJ'] },
    ...alone,
  ])
  // What is left out is told.
  expect(suggestSeries(readAddress({ search: 'genero:feminino,masculino', region: 'Sul' }))[0]).toEqual({
    label: 'Comparar gênero feminino e masculino',
    series: ['gender:feminino', 'gender:masculino'],
  })
  const ofUfs = (ufs: string) => suggestSeries(readAddress({ search: '', uf: ufs }))[0]
  expect(ofUfs('SP,RJ,MG,ES,BA,CE,PE,AM')).toEqual({
    label: 'Comparar SP, RJ, MG, ES, BA e CE (ficam de fora PE e AM)',
    series: ['SP', 'RJ', 'MG', 'ES', 'BA', 'CE'].map((uf) => `uf:${uf}`),
  })
  expect(ofUfs('SP,RJ,MG,ES,BA,CE,PE')?.label).toBe('Comparar SP, RJ, MG, ES, BA e CE (fica de fora PE)')
  expect(ofUfs('SP,RJ,MG,ES,BA,CE,PE,AM,PA,RO')?.label).toBe('Comparar SP, RJ, MG, ES, BA e CE (4 ficam de fora)')
  expect(suggestSeries(readAddress({ start_date: '2026-03-01', end_date: '2026-03-02' }))).toEqual([
    { label: 'Este período e o anterior (2 dias)', series: ['this', 'before'] },
    ...alone,
  ])
})

test('the days before stand below the days that follow them, and events at their place', () => {
  const counts = (posts: number) => ({ posts, views: null, likes: null, shares: null, comments: null })
  const reply = (day: string, posts: number) => {
    const counted = { total: { ...counts(posts), authors: 1 }, places: [{ day, ...counts(posts) }] }
    return { found: counted, group: counted }
  }
  const axis = createAxis(days, 'day')
  const answered = [
    { series: read('this'), reply: reply('2026-03-02', 5) },
    { series: read('before'), reply: reply('2026-01-30', 7) },
  ].flatMap(({ series, reply: told }) => (series ? [{ series, reply: told }] : []))
  const comparison = { ...address.comparison, events: ['2026-03-12 Votação', '2027-01-01 fora'] }
  const chart = createComparisonChart(answered, comparison, { axis, days, today: '2026-04-01' })
  expect(chart.y_data.map((values) => values.slice(0, 3))).toEqual([
    [0, 5, 0],
    [0, 7, 0],
  ])
  expect([chart.x_data.length, chart.x_partial.includes(true)]).toEqual([31, false])
  expect(chart.events).toEqual([{ place: 11, title: 'Votação' }])
})

test('each place of the period before holds as many days as the one above it, and all of its posts', () => {
  // 13 days from a Monday: two weeks; the 13 before them lie in three.
  const range = { start: '2026-03-09', end: '2026-03-21' }
  const before = readOneSeries('before', address, range, { options: undefined, saved })
  expect(before?.days).toEqual({ start: '2026-02-24', end: '2026-03-08' })
  const counts = { posts: 1, views: null, likes: 2, shares: null, comments: null }
  const places = Array.from({ length: 13 }, (_, i) => ({
    ...{ ...counts, day: new Date(Date.UTC(2026, 1, 24 + i)).toISOString().slice(0, 10) },
  }))
  const counted = { total: { ...counts, posts: 13, likes: 26, authors: 1 }, places }
  const axis = createAxis(range, 'week')
  const answered = before ? [{ series: before, reply: { found: counted, group: counted } }] : []
  const draw = (comparison: Partial<typeof address.comparison>) =>
    createComparisonChart(
      answered,
      { ...address.comparison, ...comparison },
      { axis, days: range, today: '2026-04-01' },
    )
  expect([axis.days, draw({}).y_data]).toEqual([['2026-03-08', '2026-03-15'], [[6, 7]]])
  expect(draw({ measure: 'likes' }).y_data).toEqual([[12, 14]])
  const open = (place: number) => before && findOwnDays(before, axis, { days: range, place })
  expect(open(0)).toEqual({ start_date: '2026-02-24', end_date: '2026-03-01' })
  expect(open(1)).toEqual({ start_date: '2026-03-02', end_date: '2026-03-08' })
})

test('series of one party, person or region each share no post; others may', () => {
  const overlap = (...keys: string[]) => mayOverlap(keys.map((key) => ({ key })))
  expect([overlap('party:PDX', 'party:PBR'), overlap('this', 'before'), overlap('this')]).toEqual([false, false, false])
  expect([overlap('party:PDX', 'uf:SP'), overlap('this', 'party:PDX'), overlap('search:a', 'search:b')]).toEqual([
    ...[true, true, true],
  ])
})
