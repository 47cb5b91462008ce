import { expect, test } from 'vitest'
import type { PostOptions } from '../../../../contract/posts/post-options.ts'
import { listUnknownNames } from './unknown-names.ts'

const option = (label: string) => ({ label, value: label, count: 1 })
const person = (id: string, name: string, extra_text = '') => ({
  ...{ id, name, subtitle: '', image: null, extra_text, platforms: [], count: 1 },
})
const options: PostOptions = {
  public_persons: [person('1', 'Ana Beltrão', 'anab'), person('2', 'Ana Lima'), person('3', 'Pedro Lima')],
  ...{
    parties: [option('PDTX'), { ...option('PDX'), count: 9 }, option('Partido Um')],
    roles: [],
    platforms: [],
    misinformations: [],
    hates: [],
  },
  ...{ dossiers: [{ label: 'Caso Alfa', value: 'x', count: 3 }], tags: [option('urgente')] },
  dossier_statuses: [{ label: 'em apuração', value: '2', count: null }],
  ...{ ufs: [], published_at: { start: null, end: null } },
}
const look = (text: string, isRefused = true) =>
  listUnknownNames(text, options, isRefused).map(({ start, end, refused, repairs }) => [
    text.slice(start, end),
    refused,
    repairs[0]?.text,
  ])

test('a name that nobody has is marked, with the one that was meant', () => {
  expect(look('urna pessoa:"Ana Beltran"')).toEqual([['pessoa:"Ana Beltran"', true, 'urna pessoa:"Ana Beltrão"']])
  expect(look('pessoa:lyma urna')).toEqual([['pessoa:lyma', true, 'pessoa:lima urna']])
  expect(look('pessoa:"Pedro Beltrao"')).toEqual([['pessoa:"Pedro Beltrao"', true, '"Pedro Beltrao"']])
  expect(look('-partido:PDX,"Partido Uma"')).toEqual([
    ['partido:PDX,"Partido Uma"', false, '-partido:PDX,"Partido Um"'],
  ])
  expect(look('partido:PDXX')).toEqual([['partido:PDXX', false, 'partido:PDX']])
  expect(look('partido:XYZW')).toEqual([['partido:XYZW', false, '"XYZW"']])
})

test('a dossier, a tag and a status that are not there are marked', () => {
  expect(look('urna dossie:"Caso Alfo"')).toEqual([['dossie:"Caso Alfo"', true, 'urna dossie:"Caso Alfa"']])
  expect(look('etiqueta:urgent -status:"em apuraçao 2"')).toEqual([
    ['etiqueta:urgent', true, 'etiqueta:urgente -status:"em apuraçao 2"'],
    ['status:"em apuraçao 2"', true, 'etiqueta:urgent -status:"em apuração"'],
  ])
  expect(look('dossie:"caso alfa" dossie:0190a0b0-0000-7000-8000-000000000000 status:"em apuracao"')).toEqual([])
})

test('what the server has found is known, also where a colleague made it after the lists had come', () => {
  expect(look('dossie:"Caso novo" pessoa:"Recém Cadastrada" etiqueta:nova status:novo', false)).toEqual([])
  expect(look('dossie:"Caso novo" partido:PDXX', false)).toEqual([
    ['partido:PDXX', false, 'dossie:"Caso novo" partido:PDX'],
  ])
})

test('whoever is known is left alone, and nothing is said before the lists have come', () => {
  expect(look('pessoa:ana pessoa:12 pessoa:"ana beltrao" partido:pdx partido:"não informado" uf:SP')).toEqual([])
  expect(listUnknownNames('partido:XYZ', undefined, true)).toEqual([])
})
