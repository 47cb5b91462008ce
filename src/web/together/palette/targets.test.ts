import { expect, test } from 'vitest'
import { addRecent, findReached, findTargets, readRecent, type Target } from './targets.ts'

const make = (label: string, kind: Target['kind'] = 'pessoa', details = ''): Target => ({
  ...{ key: `${kind}:${label}`, kind, label, details, href: `/${label}` },
})
const ALL = [
  make('Consulta', 'tela'),
  make('Dossiês', 'tela'),
  make('Ana Moura', 'pessoa', 'deputada federal PDX–SP'),
  make('Dossiê da Ana', 'dossiê'),
  make('Urnas', 'busca salva'),
]
const find = (typed: string, recent: Target[] = []) => findTargets(typed, ALL, recent).map(({ label }) => label)

test('accents and case do not matter; beginnings of names come first, then names, then what is said of them', () => {
  expect(find('DOSSIE')).toEqual(['Dossiês', 'Dossiê da Ana'])
  expect(find('ana')).toEqual(['Ana Moura', 'Dossiê da Ana'])
  expect(find('pdx ana')).toEqual(['Ana Moura'])
  expect(find('nada disso')).toEqual([])
})

test('nothing typed: where one was last, then the screens, each once', () => {
  const urnas = make('Urnas', 'busca salva')
  expect(find('', [urnas, make('Consulta', 'tela')])).toEqual(['Urnas', 'Consulta', 'Dossiês'])
  const searches = [1, 2, 3, 4, 5].map((n) => make(`“fraude ${n}”`, 'busca recente'))
  const shown = findTargets('', [...ALL, ...searches], [urnas]).map(({ label }) => label)
  expect(shown).toEqual(['Urnas', ...searches.slice(0, 4).map(({ label }) => label), 'Consulta', 'Dossiês'])
})

test('the last places are kept once each, and what a browser kept wrongly is nothing', () => {
  const [a, b] = [make('a'), make('b')]
  expect(addRecent([a, b], b)).toEqual([b, a])
  expect(readRecent(JSON.stringify([a]))).toEqual([a])
  for (const bad of [
    null,
    'x',
    '{}',
    '[1]',
    JSON.stringify([{ ...a, href: '//ataque.example' }]),
    JSON.stringify([{ ...a, href: 'javascript:1' }]),
  ])
    expect(readRecent(bad)).toEqual([])
})

test('what an arrow key has reached stays the same when more names come', () => {
  const [ana, bia, late] = [make('Ana'), make('Bia'), make('Dossiê')]
  expect([ALL, []].map((found) => findReached(found, null))).toEqual([-1, -1])
  expect(findReached([bia, ana], ana.key)).toBe(1)
  expect(findReached([late, bia, ana], ana.key)).toBe(2)
  expect(findReached([late], ana.key)).toBe(-1)
})
