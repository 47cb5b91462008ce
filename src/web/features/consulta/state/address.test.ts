import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../../../../test/check-property.ts'
import {
  FOUND_IN,
  GENDER_VALUES,
  HATES,
  LANGUAGES,
  MISLEADING_LINKS,
  POST_STATES,
  REGION_VALUES,
  REVIEWED,
} from '../../../../contract/labels.ts'
import { PAGE_SIZES, SORT_FIELDS, SORT_ORDERS } from '../../../../contract/limits.ts'
import {
  parseSearchText,
  printAddress,
  printGroupAddress,
  printSearchText,
  type QueryAddress,
  readAddress,
  readOpenedPost,
  readQueryBefore,
  splitValues,
  TABS,
} from './address.ts'

import { MEASURES, SCALES, UNITS } from './comparison-address.ts'
import { listUnreadValues } from './unread-values.ts'

const read = (text: string) => readAddress(parseSearchText(text))
const print = (address: QueryAddress) => printSearchText(printAddress(address))

test('an empty address is the default state, and prints as nothing', () => {
  const address = read('')
  expect(address).toEqual({
    search: '',
    start_date: null,
    end_date: null,
    public_person: [],
    party: [],
    uf: [],
    region: [],
    role: [],
    gender: [],
    platform: [],
    hate: [],
    reviewed: [],
    state: [],
    found_in: [],
    language: [],
    dossier: [],
    tag: [],
    dossier_status: [],
    misleading_links: 'null',
    checked: null,
    unusual: false,
    image: [],
    face: [],
    message_group: null,
    forwarded_from: null,
    hashtag: [],
    domain: [],
    link: [],
    collapse: false,
    page: 1,
    page_size: 20,
    sort_by: 'date_created',
    sort_order: 'desc',
    tab: 'public',
    comparison: { series: [], measure: 'posts', scale: 'number', unit: 'auto', isSplit: false, events: [] },
  })
  expect(print(address)).toBe('')
})

test('the address is written as the specification says', () => {
  const address: QueryAddress = {
    ...read(''),
    search: 'vacina "urna eletrônica"',
    start_date: '2026-03-01',
    end_date: '2026-03-12',
    party: ['PT', 'PL'],
    hate: ['discurso de ódio'],
    misleading_links: 'true',
    public_person: ['12', '7'],
    page: 3,
    page_size: 50,
    sort_by: 'views',
    sort_order: 'asc',
  }
  const text = print(address)
  expect(text).toBe(
    '?search=vacina+%22urna+eletr%C3%B4nica%22&start_date=2026-03-01&end_date=2026-03-12&public_person=12,7&party=PT,PL' +
      '&hate=discurso+de+%C3%B3dio&misleading_links=true&page=3&page_size=50&sort_by=views&sort_order=asc',
  )
  expect(read(text)).toEqual(address)
})

test('images and faces are the names image and face, at most ten, and only ids', () => {
  const ids = Array.from({ length: 12 }, (_, i) => `00000000-0000-8000-8000-${String(i).padStart(12, '0')}`)
  const address = read(`?image=${ids.join(',')}&face=${ids[0]},7`)
  expect(address.image).toEqual(ids.slice(0, 10))
  expect(address.face).toEqual([ids[0]])
  expect(print({ ...read(''), image: ids.slice(0, 2), face: ids.slice(2, 3) })).toBe(
    `?image=${ids[0]},${ids[1]}&face=${ids[2]}`,
  )
})

test('the opened publication is an id, and no part of what is asked for', () => {
  const id = '00000000-0000-8000-8000-000000000007'
  const texts = parseSearchText(`?search=vacina&post=${id}`)
  expect(readOpenedPost(texts)).toBe(id)
  expect(print(readAddress(texts))).toBe('?search=vacina')
  for (const post of ['', '7', '<b>', undefined]) expect(readOpenedPost({ post })).toBeNull()
})

test('page 1, page size 20 and the public tab are omitted', () => {
  expect(print(read('?page=1&page_size=20&tab=public&misleading_links=null'))).toBe('')
})

test('a label with a comma or a backslash survives', () => {
  const role = ['ministro da fazenda, interino', 'a\\b', 'x\\,y']
  expect(read(print({ ...read(''), role })).role).toEqual(role)
  expect(splitValues('a\\,b,c')).toEqual(['a,b', 'c'])
})

test('repeated names read as one list; empty and double values vanish', () => {
  expect(read('?party=PT&party=PL,,PT').party).toEqual(['PT', 'PL'])
})

test('what cannot be understood is left out', () => {
  const broken =
    '?page=0&page_size=21&sort_by=nome&sort_order=up&tab=x&start_date=2026-13-01&message_group=x&collapse=sim&hate=muito&public_person=ana'
  expect(read(broken)).toEqual(read(''))
})

test('an origin without a name is none', () => {
  for (const forwarded_from of ['', ' ']) expect(readAddress({ forwarded_from })).toEqual(read(''))
  expect(read('?forwarded_from=+')).toEqual(read(''))
})

test('reading a printed address gives the same state back', () => {
  const label = fc.string({ minLength: 1, unit: 'binary' }).map((text) => text.toWellFormed().trim())
  const labels = fc.uniqueArray(
    label.filter((text) => text !== ''),
    { maxLength: 4 },
  )
  const day = fc.option(fc.constantFrom('2024-02-29', '2026-03-12'))
  const address: fc.Arbitrary<QueryAddress> = fc.record({
    search: fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
    start_date: day,
    end_date: day,
    public_person: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }).map(String), { maxLength: 3 }),
    party: labels,
    uf: labels,
    region: fc.uniqueArray(fc.constantFrom(...REGION_VALUES, '-Sul')),
    role: labels,
    gender: fc.uniqueArray(fc.constantFrom(...GENDER_VALUES, '-feminino')),
    platform: labels,
    hate: fc.uniqueArray(fc.constantFrom(...HATES)),
    reviewed: fc.uniqueArray(fc.constantFrom(...REVIEWED)),
    state: fc.uniqueArray(fc.constantFrom(...POST_STATES)),
    found_in: fc.uniqueArray(fc.constantFrom(...FOUND_IN)),
    language: fc.uniqueArray(fc.constantFrom(...LANGUAGES)),
    dossier: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
    tag: fc.uniqueArray(fc.integer({ min: 1, max: 999 }).map(String), { maxLength: 3 }),
    dossier_status: fc.uniqueArray(fc.constantFrom('1', '-2', '3')),
    checked: fc.constantFrom('true', 'false', null),
    unusual: fc.boolean(),
    misleading_links: fc.constantFrom(...MISLEADING_LINKS),
    image: fc.uniqueArray(fc.uuid(), { maxLength: 10 }),
    face: fc.uniqueArray(fc.uuid(), { maxLength: 10 }),
    message_group: fc.option(fc.integer({ min: 1 }).map(String)),
    forwarded_from: fc.option(fc.string().filter((name) => name.trim() !== '')),
    hashtag: labels,
    domain: labels,
    link: labels,
    collapse: fc.boolean(),
    page: fc.integer({ min: 1, max: 999_999_999 }),
    page_size: fc.constantFrom(...PAGE_SIZES),
    sort_by: fc.constantFrom(...SORT_FIELDS),
    sort_order: fc.constantFrom(...SORT_ORDERS),
    tab: fc.constantFrom(...TABS),
    comparison: fc.record({
      series: fc.uniqueArray(fc.constantFrom('this', 'before', 'party:A,B', 'search:a \\ OU b', 'saved:7'), {
        maxLength: 6,
      }),
      measure: fc.constantFrom(...MEASURES),
      scale: fc.constantFrom(...SCALES),
      unit: fc.constantFrom(...UNITS),
      isSplit: fc.boolean(),
      events: fc.uniqueArray(fc.constantFrom('2026-03-12 Votação, 1º turno', '2024-02-29 x'), { maxLength: 2 }),
    }),
  })
  checkProperty(
    fc.property(address, (state) => {
      expect(read(print(state))).toEqual(state)
      expect(listUnreadValues(parseSearchText(print(state)))).toEqual([])
    }),
  )
})

test('nothing that stands in the address bar makes reading fail', () => {
  checkProperty(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(read(text).page).toBeGreaterThan(0)
    }),
  )
})

test('all posts of a message know the query they were reached from, and nothing else', () => {
  const query = { search: 'vacina & "gripe"', party: 'PL,PT', page: '3', post: 'x' }
  const address = printGroupAddress('42', query)
  const { post: _, ...before } = query
  expect(address).toEqual({ message_group: '42', sort_order: 'asc', from: printSearchText(before) })
  const read = parseSearchText(printSearchText(address))
  expect(parseSearchText(readQueryBefore(read) ?? '')).toEqual(before)
  expect(readQueryBefore(printGroupAddress('42', {}))).toBe('?')
  expect(readQueryBefore({ from: 'https://fora.example/' })).toBeNull()
})

test('regions and genders are read without regard to case and accents, once each', () => {
  expect(readAddress({ gender: 'Feminino,feminino,-NAO INFORMADO', region: 'norte,centro oeste,Leste' })).toMatchObject(
    {
      ...{ gender: ['feminino', '-não informado'], region: ['Norte', 'Centro-Oeste'] },
    },
  )
  expect(readAddress({ compare: 'region:norte,region:Norte,gender:FEMININO,gender:mulher' }).comparison.series).toEqual(
    [...['region:Norte', 'gender:feminino']],
  )
})
