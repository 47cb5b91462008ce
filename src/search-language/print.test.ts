import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anySearch, anyText } from '../../test/search-texts.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { parseSearch } from './parse.ts'
import { printSearch } from './print.ts'

/** The tree without the typed text. */
function getMeaning(tree: SearchTree): unknown {
  if (!tree) return null
  if (tree.type === 'word') return tree.token
  if (tree.type === 'prefix') return `${tree.token}*`
  if (tree.type === 'phrase') return tree.tokens
  if (tree.type === 'not') return { not: getMeaning(tree.child) }
  if (!('children' in tree))
    return { ...tree, text: tree.type === 'letters' || tree.type === 'symbol' ? tree.text : '' }
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
    ['=vacina ="PT"', '"vacina" ="PT"'],
    ['"urna fraude"~5 "urna fraude"~>05', '"urna fraude"~5 "urna fraude"~>5'],
    ['{fraude, golpe crime}', 'fraude OU golpe crime'],
    ['2de{a, b OU c,d} -3of{a,b,c}', '2de{a, b OU c, d} -3de{a, b, c}'],
    ['Party:PT,"Partido X" -UF:sp', 'partido:PT,"Partido X" -uf:SP'],
    ['curtidas:1,5mi..2mi likes:>1.000 views:10mil', 'curtidas:1500000..2000000 curtidas:>1000 visualizacoes:10000'],
    [
      'de:1/3/2026 ate:Ontem em:3/2026 em:2025..2026 em:7 dias',
      'de:2026-03-01 ate:ontem em:2026-03 em:2025..2026 "em 7" dias',
    ],
    ['#Eleição @Fulana. hashtag:#a,b mencao:@x', '#eleição @fulana hashtag:a,b @x'],
    ['hora:22h..5 tem:foto onde:Image odio:sim', 'hora:22..5 tem:imagem onde:imagem odio:"discurso de ódio"'],
    ['*cracia va*na vacina~1', '*cracia va*na vacina~1'],
    ['🔥 -"😂" ❤️🔥!', '🔥 -😂 ❤🔥'],
    ['link:https://g1.globo.com/a?b=1, pessoa:"Ana, a Lima"', 'link:https://g1.globo.com/a?b=1 pessoa:"Ana, a Lima"'],
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
