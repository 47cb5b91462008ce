import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anySearch, anyText } from '../../test/search-texts.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { parseSearch } from './parse.ts'
import { printSearch } from './print.ts'

/** The tree without what was typed. */
function getMeaning(tree: SearchTree): unknown {
  if (!tree) return null
  if (tree.type === 'word') return tree.token
  if (tree.type === 'prefix') return `${tree.token}*`
  if (tree.type === 'phrase') return tree.tokens
  if (tree.type === 'not') return { not: getMeaning(tree.child) }
  return { [tree.type]: tree.children.map((child: SearchNode) => getMeaning(child)) }
}

describe('printSearch', () => {
  test.each([
    ['', ''],
    ['  Vacinação   fraude ', 'Vacinação fraude'],
    ['“urna eletrônica” OR voto AND impresso', '"urna eletrônica" OU voto impresso'],
    ['covid-19', '"covid-19"'],
    ['(a | b) NOT c', '(a OU b) -c'],
    ['NÃO (a OU b) c', '-(a OU b) c'],
    ['-(a b)', '-(a b)'],
    ['((a)', 'a'],
    ['VACIN** -"a"* NÃO*', 'VACIN* -"a" NÃO*'],
    ['OU, -E', 'ou -e'],
    ['"sem fim', '"sem fim"'],
  ])('%j is written %j', (text, printed) => {
    expect(printSearch(parseSearch(text))).toBe(printed)
  })

  test('what is printed is understood as before, and printed the same', () => {
    checkProperty(
      fc.property(fc.oneof(anySearch(), anyText()), (text) => {
        const tree = parseSearch(text)
        const printed = printSearch(tree)
        expect(getMeaning(parseSearch(printed))).toEqual(getMeaning(tree))
        expect(printSearch(parseSearch(printed))).toBe(printed)
      }),
      5000,
    )
  })
})
