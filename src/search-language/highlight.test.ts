import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anyPost, anySearch, anyText } from '../../test/search-texts.ts'
import { foldText, foldTokens } from '../text/fold.ts'
import { stemToken } from '../text/stem.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { findMatches } from './highlight.ts'
import { isMeant } from './match-words.ts'
import { matchesSearch } from './matches.ts'
import { parseSearch } from './parse.ts'

function mark(text: string, search: string): string {
  let marked = ''
  let at = 0
  for (const { start, end } of findMatches(text, parseSearch(search))) {
    marked += `${text.slice(at, start)}[${text.slice(start, end)}]`
    at = end
  }
  return marked + text.slice(at)
}

function isPositive(node: SearchNode): boolean {
  if (node.type === 'not' || (node.type === 'field' && !['hashtag', 'mencao'].includes(node.name))) return false
  return 'text' in node || node.children.every(isPositive)
}

/** Whether a search may mark a word. */
function isWanted(token: string, tree: SearchTree): boolean {
  if (!tree) return false
  if (tree.type === 'word') return stemToken(token) === stemToken(tree.token)
  if (tree.type === 'prefix') return token.startsWith(tree.token)
  if (tree.type === 'phrase') return tree.tokens.includes(token)
  if (tree.type === 'pattern' || tree.type === 'similar') return isMeant(token, tree)
  if ('tokens' in tree) return tree.tokens.includes(token)
  if (tree.type === 'field') return tree.values.some((value) => foldText(value).split(' ').includes(token))
  return 'children' in tree && tree.children.some((child) => isWanted(token, child))
}

/** The words at each position of a text: one, except where a single character (½, ㏂) folds to several. */
function listPlaces(text: string): Map<number, string[]> {
  const places = new Map<number, string[]>()
  for (const { token, start } of foldTokens(text)) places.set(start, [...(places.get(start) ?? []), token])
  return places
}

describe('findMatches', () => {
  test.each([
    ['As Vacinas, a VACINA', 'vacina', 'As [Vacinas], a [VACINA]'],
    ['A eleic\u0327a\u0303o e as eleições', 'eleicao', 'A [eleic\u0327a\u0303o] e as [eleições]'],
    ['𝗩𝗮𝗰𝗶𝗻𝗮 já', 'vacina', '[𝗩𝗮𝗰𝗶𝗻𝗮] já'],
    ['va\u200bcina', 'vacina', '[va\u200bcina]'],
    ['Urna, eletrônica e urna velha', '"urna eletronica"', '[Urna, eletrônica] e urna velha'],
    ['as urnas eletrônicas', '"urna eletrônica"', 'as urnas eletrônicas'],
    ['a covid–19 e a covid', 'covid-19', 'a [covid–19] e a covid'],
    ['vacina contra gripe', 'vacina -gripe', '[vacina] contra gripe'],
    ['vacina e gripe', '-(gripe vacina)', 'vacina e gripe'],
    ['vacina e vacinação', 'vacina -vacinac*', '[vacina] e vacinação'],
    ['fraude ou golpe', 'fraude OU vacina OU golpe', '[fraude] ou [golpe]'],
    ['a b c', '"a b" "b c"', '[a b c]'],
    ['a b a b a', '"a b a"', '[a b a b a]'],
    ['a a b a a c', '"a a c"', 'a a b [a a c]'],
    ['a a b a a a b a a a', '"a a b a a a"', '[a a b a a a b a a a]'],
    ['3½ kg', '½', '3[½] kg'],
    ['3½ kg', '3 ½', '[3][½] kg'],
    ['a vacinação e a vacina', 'VACIN*', 'a [vacinação] e a [vacina]'],
    ['às 9 ㏂', 'm', 'às 9 [㏂]'],
    ['nada aqui', '', 'nada aqui'],
    ['o PT e o pt, o PTB', '="PT"', 'o [PT] e o pt, o PTB'],
    ['a urna da fraude na urna', '"fraude urna"~1', 'a [urna] da [fraude] na [urna]'],
    ['a urna da fraude na urna', '"fraude urna"~>1', 'a urna da [fraude] na [urna]'],
    ['democracia e cratera', '*cracia', '[democracia] e cratera'],
    ['vacina, vaquinha, vacna', 'va*na', '[vacina], vaquinha, [vacna]'],
    ['vacina, vacuna, vacinas e gato', 'vacina~1', '[vacina], [vacuna], [vacinas] e gato'],
    ['bom ❤️ dia ❤🔥', '❤', 'bom [❤]️ dia [❤]🔥'],
    ['a #Eleição, eleição e #eleições', '#eleicao', 'a [#Eleição], eleição e #eleições'],
    ['@ana, @Ana.lima e ana@ana.org', '@ana', '[@ana], @Ana.lima e ana@ana.org'],
    ['.@ana disse (.@ana) fim.@ana ..@ana', '@ana', '.[@ana] disse (.[@ana]) fim.[@ana] ..[@ana]'],
    ['a, b e c', '2de{a, b, d}', '[a], [b] e c'],
    ['vacina', 'vacina partido:PT', '[vacina]'],
  ])('in %j, %j marks %j', (text, search, marked) => {
    expect(mark(text, search)).toBe(marked)
  })

  test('marks a hashtag and a mention right behind an emoji with colours', () => {
    const text = 'viva ❤️#BrasilMãe e ❤️@fulana'
    const marked = (search: string) =>
      findMatches(text, parseSearch(search)).map(({ start, end }) => text.slice(start, end))
    expect(marked('#brasilmae')).toEqual(['#BrasilMãe'])
    expect(marked('@fulana')).toEqual(['@fulana'])
  })

  test('stays within the text, in order, without overlap, on words that were searched', () => {
    checkProperty(
      fc.property(fc.oneof(anyPost(), anyText()), anySearch(), (text, search) => {
        const tree = parseSearch(search)
        let before = 0
        for (const { start, end } of findMatches(text, tree)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          for (const sharing of listPlaces(text.slice(start, end)).values()) {
            expect(sharing.some((token) => isWanted(token, tree))).toBe(true)
          }
          before = end
        }
      }),
      2000,
    )
  })

  test('marks something in every text that a search without exclusions finds, and only then for one term', () => {
    checkProperty(
      fc.property(anyPost(), anySearch(), (text, search) => {
        const tree = parseSearch(search)
        if (!tree || !isPositive(tree)) return
        const marked = findMatches(text, tree).length > 0
        if (matchesSearch(text, tree)) expect(marked).toBe(true)
        if ('text' in tree) expect(matchesSearch(text, tree)).toBe(marked)
      }),
      5000,
    )
  })
})
