import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anySearch, anyText } from '../../test/search-texts.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { MAX_PREFIXES, MAX_TERMS } from './lex.ts'
import { parseSearch } from './parse.ts'
import { printSearch } from './print.ts'

/** Prints the tree on one line: words bare, phrases in brackets. */
function show(tree: SearchTree): string {
  if (!tree) return 'nothing'
  if (tree.type === 'word') return tree.token
  if (tree.type === 'prefix') return `${tree.token}*`
  if (tree.type === 'phrase') return `[${tree.tokens.join(' ')}]`
  if (tree.type === 'not') return `not(${show(tree.child)})`
  if (!('children' in tree)) return printSearch(tree)
  return `${tree.type}(${tree.children.map(show).join(', ')})`
}

function listTerms(node: SearchNode): string[] {
  if (node.type === 'word' || node.type === 'prefix') return [node.token]
  if (node.type === 'phrase') return node.tokens
  if (node.type === 'not') return listTerms(node.child)
  return 'children' in node ? node.children.flatMap(listTerms) : 'tokens' in node ? node.tokens : []
}

describe('what journalists type', () => {
  test.each([
    ['vacina', 'vacina'],
    ['Vacinação Já', 'and(vacinacao, ja)'],
    ['"urna eletrônica"', '[urna eletronica]'],
    ['“urna eletrônica”', '[urna eletronica]'],
    ['„urna“ «eletrônica»', 'and([urna], [eletronica])'],
    ['"vacina"', '[vacina]'],
    ['vacina -gripe', 'and(vacina, not(gripe))'],
    ['vacina –gripe —dengue −zika', 'and(vacina, not(gripe), not(dengue), not(zika))'],
    ['-vacina', 'not(vacina)'],
    ['-"voto impresso"', 'not([voto impresso])'],
    ['-(a b)', 'not(and(a, b))'],
    ['NÃO vacina', 'not(vacina)'],
    ['NA\u0303O vacina', 'not(vacina)'],
    ['NAO vacina NOT gripe', 'and(not(vacina), not(gripe))'],
    ['a OU b', 'or(a, b)'],
    ['a OR b | c', 'or(a, b, c)'],
    ['a|b', 'or(a, b)'],
    ['a E b AND c', 'and(a, b, c)'],
    ['a b OU c d', 'or(and(a, b), and(c, d))'],
    ['a (b OU c) d', 'and(a, or(b, c), d)'],
    ['a OU -b c', 'or(a, and(not(b), c))'],
    ['(a OU (b OU c))', 'or(a, b, c)'],
    ['a (b (c d))', 'and(a, b, c, d)'],
    ['a(b)c', 'and(a, b, c)'],
    ['a"b c"d', 'and(a, [b c], d)'],
    ['covid-19', '[covid 19]'],
    ['d’água', '[d agua]'],
    ['12/03', '[12 03]'],
    ['R$1.000', '[r 1 000]'],
    ['https://exemplo.org/a', '[https exemplo org a]'],
    ['#VacinaJá @fulana', 'and(#vacinajá, @fulana)'],
    ['.@fulana -.@beltrano', 'and(@fulana, not(@beltrano))'],
    ['-#tag', 'not(#tag)'],
    ['#a-b nota@ana.org ##x', 'and([a b], [nota ana org], x)'],
    ['a ou b e c não d', 'and(a, ou, b, e, c, nao, d)'],
    ['vacin*', 'vacin*'],
    ['Eleiç*, -FAKE** (urn* OU voto)', 'and(eleic*, not(fake*), or(urn*, voto))'],
    ['ab* *cina v*cina "urna eletr*" covid-19*', 'and(ab, cina, [v cina], [urna eletr], [covid 19])'],
    ['OU* NÃO*', 'and(ou, nao*)'],
    ['*eleições* **urna** vot*', 'and(eleicoes, urna, vot*)'],
    ['*URNA MATA* vot*', 'and(urna, mata, vot*)'],
    ['* vot*', 'vot*'],
    ['OU, E.', 'and(ou, e)'],
    ['-OU', 'not(ou)'],
  ])('%j is %s', (text, shown) => {
    expect(show(parseSearch(text))).toBe(shown)
  })

  test('keeps what was typed, without the punctuation around it', () => {
    expect(parseSearch('¡Vacinação!')).toEqual({ type: 'word', text: 'Vacinação', token: 'vacinacao' })
    expect(parseSearch('(R$1.000,00)')).toMatchObject({ text: 'R$1.000,00' })
    expect(parseSearch('" Urna  Eletrônica! "')).toMatchObject({ text: 'Urna  Eletrônica' })
  })
})

describe('what is repaired', () => {
  test.each([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['?!… - – *', 'nothing'],
    ['?!… 🙂 - – *', '🙂'],
    ['"', 'nothing'],
    ['""', 'nothing'],
    ['()', 'nothing'],
    ['OU', 'nothing'],
    ['NÃO', 'nothing'],
    ['"sem fim', '[sem fim]'],
    ['a "b c', 'and(a, [b c])'],
    ['tela de 15"', 'and(tela, de, 15)'],
    ['OU a', 'a'],
    ['a OU', 'a'],
    ['a OU OU b', 'or(a, b)'],
    ['E a E E b E', 'and(a, b)'],
    ['E OU a', 'a'],
    ['a NÃO', 'a'],
    ['NÃO NÃO a', 'not(a)'],
    ['NÃO -a', 'not(a)'],
    ['NÃO E a', 'not(a)'],
    ['NÃO OU a', 'a'],
    ['--a', 'not(a)'],
    ['-(-a)', 'a'],
    ['a - b', 'and(a, b)'],
    ['-, a', 'a'],
    ['-"" a', 'a'],
    ['-() a', 'a'],
    ['a-', 'a'],
    ['(a', 'a'],
    ['a)', 'a'],
    [')a(', 'a'],
    ['(a OU b', 'or(a, b)'],
    ['a) OU (b', 'or(a, b)'],
    ['((a b) OU', 'and(a, b)'],
    ['-(a', 'not(a)'],
    ['\u200b-a\u200b O\u200bU b', 'or(not(a), b)'],
    ['a\u0000b', '[a b]'],
    ['\ud800 a \udfff', 'a'],
  ])('%j is %s', (text, shown) => {
    expect(show(parseSearch(text))).toBe(shown)
  })
})

describe('bounds', () => {
  test('terms beyond the last one are looked for together, and none is lost', () => {
    const words = Array.from({ length: MAX_TERMS + 3 }, (_, index) => `p${index}`)
    const tree = parseSearch(words.join(' '))
    expect(tree).toMatchObject({ type: 'and', children: { length: MAX_TERMS } })
    expect(tree && listTerms(tree)).toEqual(words)
    expect(show(parseSearch(words.join(' OU ')))).toMatch(/\[p999 ou p1000 ou p1001 ou p1002\]\)$/)
  })

  test('beginnings of words are terms too, and only the first ones are beginnings', () => {
    const begin = (many: number) => Array.from({ length: many }, (_, index) => `abc${index}*`).join(' OU ')
    expect(show(parseSearch(begin(MAX_TERMS + 3)))).toMatch(
      /^or\(abc0\*, .*\[abc999 ou abc1000 ou abc1001 ou abc1002\]\)$/,
    )
    expect(show(parseSearch(begin(MAX_PREFIXES + 1)))).toMatch(/, abc15\*, abc16\)$/)
  })

  test('the last term allowed is still a word', () => {
    const words = Array.from({ length: MAX_TERMS }, (_, index) => `p${index}`)
    expect(show(parseSearch(words.join(' ')))).toMatch(/, p999\)$/)
  })

  test.each(['(', '-(', ')', '"', '-', '|', 'OU ', 'NÃO ', '- ', 'a (', '-(a ', '(a OU -('])(
    'twenty thousand times %j does no harm',
    (piece) => {
      expect(() => parseSearch(`${piece.repeat(20_000)}fim`)).not.toThrow()
    },
  )

  test('never throws, whatever is typed', () => {
    checkProperty(
      fc.property(fc.oneof(anyText(), anySearch()), (text) => {
        parseSearch(text)
      }),
      2000,
    )
  })
})
