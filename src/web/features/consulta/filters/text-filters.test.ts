import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { type AddressText, printAddress, readAddress } from '../state/address.ts'
import { toFilters, toText } from './text-filters.ts'

const option = (label: string) => ({ label, value: label, count: 1 })
const person = (id: string, name: string) => ({
  ...{ id, name, subtitle: '', image: null, extra_text: '', platforms: [], count: 1 },
})
const ID = 'aaaaaaaa-0000-4000-8000-000000000000'
const set = (label: string, value: string) => ({ label, value, count: null })
const options: PostOptions = {
  public_persons: [person('1', 'Ana Lima'), person('2', 'Ana Lima Souza'), person('3', 'Pedro Reis')],
  ...{ parties: [option('PDX'), option('Partido Um')], roles: [option('secretário'), option('secretário de Estado')] },
  ...{ platforms: [option('X')], misinformations: [], hates: [], ufs: [option('SP')] },
  dossiers: [set('Caso Alfa', ID), set('Repetido', ID.replace('a', 'b')), set('repetido', ID.replace('a', 'c'))],
  tags: [set('Só da Ana', '7')],
  dossier_statuses: [set('em apuração', '2'), set('parado', '4'), set('Parado', '5')],
  published_at: { start: null, end: null },
}
const print = (texts: ReturnType<typeof printAddress>) =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))

test.each<[AddressText, string]>([
  [{ party: 'PDX,Partido Um' }, 'partido:PDX,"Partido Um"'],
  [{ search: 'a OU b', party: '-PDX', uf: 'SP' }, '(a OU b) -partido:PDX uf:SP'],
  [{ public_person: '3' }, 'pessoa:"Pedro Reis"'],
  [{ public_person: '1' }, 'pessoa:1'],
  [{ role: 'secretário de Estado' }, 'cargo:"secretário de Estado"'],
  [{ start_date: '2026-03-01', end_date: '2026-03-31' }, 'de:2026-03-01 ate:2026-03-31'],
  [{ platform: 'X', hate: 'ofensivo', state: 'apagado' }, 'plataforma:X odio:ofensivo situacao:apagada'],
  [{ hashtag: 'a,b', domain: 'g1.globo.com' }, '#a #b dominio:g1.globo.com'],
  [{ misleading_links: 'true', checked: 'false' }, 'tem:link-enganoso -tem:checagem'],
  [{ message_group: '12', search: 'urna' }, 'urna grupo:12'],
  [{ search: 'a OU b', found_in: 'texto,imagem' }, '(a OU b) onde:texto,imagem'],
  [{ found_in: 'fala' }, 'onde:fala'],
  [{ gender: 'feminino', region: 'Nordeste,Sul' }, 'regiao:Nordeste,Sul genero:feminino'],
  [{ gender: '-não informado', region: '-Centro-Oeste' }, '-regiao:Centro-Oeste -genero:"não informado"'],
  [{ language: 'es,unknown' }, 'idioma:espanhol,desconhecido'],
  [{ search: 'urna', forwarded_from: 'Canal Um' }, 'urna encaminhada:"Canal Um"'],
  [
    { dossier: `-${ID}`, tag: '7', dossier_status: '2' },
    '-dossie:"Caso Alfa" etiqueta:"Só da Ana" status:"em apuração"',
  ],
  [{ dossier: ID.replace('a', 'b') }, `dossie:${ID.replace('a', 'b')}`],
])('%j is written %s, and back', (texts, search) => {
  const written = toText(readAddress(texts), options)
  expect(print(printAddress(written))).toEqual({ search })
  expect(toFilters(written, options)).toEqual({ ...readAddress(texts), search: texts.search ?? '' })
})

test('what says something else stays where it is', () => {
  const kept: AddressText[] = [
    ...[{ dossier_status: '4' }, { tag: '99' }, { forwarded_from: 'sim' }, { forwarded_from: 'Canal "Um"' }],
    ...[
      { search: 'urna', found_in: 'versão anterior,texto' },
      { search: 'urna onde:imagem', found_in: 'texto' },
    ],
  ]
  for (const one of kept) expect(toText(readAddress(one), options)).toEqual(readAddress(one))
  const role = readAddress({ role: 'secretário', unusual: 'true' })
  expect(toText(role, options)).toEqual(role)
  for (const search of [
    'partido:PDX OU uf:SP',
    'em:7d',
    'em:"semana passada"',
    'cargo:secretário',
    'partido:XYZ',
    '-odio:ofensivo',
    'curtidas:>5',
    'dossie:repetido',
    'etiqueta:outra',
    '-idioma:espanhol',
    'encaminhada:sim',
    'urna onde:texto onde:imagem',
    'urna -onde:texto',
  ]) {
    const address = readAddress({ search })
    expect(toFilters(address, options)).toEqual(address)
  }
  expect(toFilters(readAddress({ search: 'uf:SP uf:RJ' }), options)).toMatchObject({ uf: ['SP'], search: 'uf:RJ' })
})

test.each([
  ['em:2026-03', { start_date: '2026-03-01', end_date: '2026-03-31' }],
  ['em:2026-03-02..2026-03-04', { start_date: '2026-03-02', end_date: '2026-03-04' }],
  ['de:2026-03', { start_date: '2026-03-01' }],
  ['ate:2025', { end_date: '2025-12-31' }],
])('%s is a period of the filter, which says the same whenever it is asked', (search, filters) => {
  expect(print(printAddress(toFilters(readAddress({ search }), options)))).toEqual(filters)
})
