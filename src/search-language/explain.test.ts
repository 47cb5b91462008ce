import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anySearch } from '../../test/search-texts.ts'
import { explainSearch } from './explain.ts'
import { parseSearch } from './parse.ts'

function explain(text: string): string {
  return explainSearch(parseSearch(text))
    .map((part) => (part.strong ? `**${part.text}**` : part.text))
    .join('')
}

describe('explainSearch', () => {
  test.each([
    ['', ''],
    ['vacina', 'com **vacina**'],
    ['vacina fraude', 'com **vacina** e **fraude**'],
    ['vacina fraude urna', 'com **vacina**, **fraude** e **urna**'],
    ['vacina fraude -gripe', 'com **vacina** e **fraude**, sem **gripe**'],
    ['-gripe', 'sem **gripe**'],
    ['-gripe -dengue -zika', 'sem **gripe**, **dengue** nem **zika**'],
    ['-(gripe OU dengue)', 'sem **gripe** nem **dengue**'],
    ['-(gripe dengue)', 'sem (**gripe** e **dengue**)'],
    ['"urna eletrônica" OU fraude', 'com **"urna eletrônica"** ou **fraude**'],
    ['a OU b OU c', 'com **a**, **b** ou **c**'],
    ['"urna eletrônica" OU voto impresso', 'com **"urna eletrônica"**, ou com **voto** e **impresso**'],
    ['vacina OU fraude -gripe', 'com **vacina**, ou com **fraude**, sem **gripe**'],
    ['vacina OU -gripe', 'com **vacina**, ou sem **gripe**'],
    ['vacina (fraude OU golpe) -gripe', 'com **vacina** e (**fraude** ou **golpe**), sem **gripe**'],
    ['a (b OU c -d)', 'com **a** e (**b** ou (**c** e sem **d**))'],
    ['vacin* -grip*', 'com palavras que começam por **vacin**, sem palavras que começam por **grip**'],
    ['fraude OU golp*', 'com **fraude** ou palavras que começam por **golp**'],
    ['covid-19', 'com **"covid-19"**'],
    ['curtidas:>1', 'com **mais de 1 curtida**'],
    ['visualizacoes:1', 'com **1 visualização**'],
    ['curtidas:1..2', 'com **de 1 a 2 curtidas**'],
    ['vacina -onde:imagem', 'com **vacina**, menos as que têm **texto em imagem**'],
    ['-onde:texto,fala', 'menos as que têm **texto ou fala transcrita**'],
    ['contas-no-grupo:>1', 'com **mais de 1 conta com a mesma mensagem**'],
  ])('%j is explained as %j', (text, sentence) => {
    expect(explain(text)).toBe(sentence)
  })

  test('marks what is excluded', () => {
    expect(explainSearch(parseSearch('a -b'))).toEqual([
      { text: 'com ', strong: false },
      { text: 'a', strong: true },
      { text: ', ', strong: false },
      { text: 'sem ', strong: false },
      { text: 'b', strong: true, negative: true },
    ])
  })

  test('what is excluded from an exclusion is not marked as excluded', () => {
    const marked = explainSearch(parseSearch('-(a -b)')).filter((part) => part.strong)
    expect(marked.map(({ text, negative }) => [text, negative ?? false])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  test('names every term that is searched', () => {
    function countTerms(tree: ReturnType<typeof parseSearch>): number {
      if (!tree) return 0
      if ('text' in tree) return 1
      if (tree.type === 'not') return countTerms(tree.child)
      return tree.children.reduce((sum, child) => sum + countTerms(child), 0)
    }
    checkProperty(
      fc.property(anySearch(), (text) => {
        const tree = parseSearch(text)
        expect(explainSearch(tree).filter((part) => part.strong)).toHaveLength(countTerms(tree))
      }),
    )
  })
})
