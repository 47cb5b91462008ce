import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { type AddressText, printAddress, readAddress } from '../state/address.ts'
import { toFilters, toText } from './text-filters.ts'

const option = (label: string) => ({ label, value: label, count: 1 })
const person = (id: string, name: string) => ({
  ...{ id, name, subtitle: '', image: null, extra_text: '', platforms: [], count: 1 },
})
const options: PostOptions = {
  public_persons: [person('1', 'Ana Lima'), person('2', 'Ana Lima Souza'), person('3', 'Pedro Reis')],
  ...{ parties: [option('PDX'), option('Partido Um')], roles: [option('secretário'), option('secretário de Estado')] },
  ...{ platforms: [option('X')], misinformations: [], hates: [], ufs: [option('SP')] },
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
])('%j is written %s, and back', (texts, search) => {
  const written = toText(readAddress(texts), options)
  expect(print(printAddress(written))).toEqual({ search })
  expect(toFilters(written, options)).toEqual({ ...readAddress(texts), search: texts.search ?? '' })
})

test('what says something else stays where it is', () => {
  const role = readAddress({ role: 'secretário', unusual: 'true' })
  expect(toText(role, options)).toEqual(role)
  for (const search of [
    'partido:PDX OU uf:SP',
    'em:7d',
    'cargo:secretário',
    'partido:XYZ',
    '-odio:ofensivo',
    'curtidas:>5',
  ]) {
    const address = readAddress({ search })
    expect(toFilters(address, options)).toEqual(address)
  }
  expect(toFilters(readAddress({ search: 'uf:SP uf:RJ' }), options)).toMatchObject({ uf: ['SP'], search: 'uf:RJ' })
})
