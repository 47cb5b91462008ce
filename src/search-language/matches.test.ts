import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anyPost, anySearch } from '../../test/search-texts.ts'
import { matchesSearch } from './matches.ts'
import { parseSearch } from './parse.ts'

const POST = 'As eleições de 2022: a Urna Eletrônica é segura, dizem juízes. #VotoSeguro covid-19'

describe('matchesSearch', () => {
  test.each(['', '...', 'eleição', 'ELEICAO 2022', 'juiz', '"urna eletrônica"', '"URNA ELETRONICA"', 'votoseguro'])(
    'the post is found by %j',
    (search) => {
      expect(matchesSearch(POST, parseSearch(search))).toBe(true)
    },
  )

  test.each([
    '-fraude',
    'fraude OU urna',
    'urna -(urna fraude)',
    'covid-19',
    '"covid 19"',
    '-"urna segura"',
    '#VotoSeguro',
    'ELEIÇ*',
    'urna*',
    'votos* -fraud*',
  ])('the post is found by %j as well', (search) => {
    expect(matchesSearch(POST, parseSearch(search))).toBe(true)
  })

  test.each([
    'fraude',
    'urna fraude',
    '-urna',
    '"urnas eletrônicas"',
    '"eletrônica urna"',
    'eleitor',
    'seg',
    'leic*',
    'urnas*',
    '-eletr*',
    '-(urna OU fraude)',
  ])('the post is not found by %j', (search) => {
    expect(matchesSearch(POST, parseSearch(search))).toBe(false)
  })

  test('how the post and the search are written does not matter', () => {
    checkProperty(
      fc.property(anyPost(), anySearch(), (text, search) => {
        const found = matchesSearch(text, parseSearch(search))
        // Searches for exact letters are affected by this change.
        if (search.includes('=')) return
        expect(matchesSearch(text.toUpperCase().normalize('NFD'), parseSearch(search.normalize('NFD')))).toBe(found)
      }),
      1000,
    )
  })

  test('case, accents and plural of the post do not matter to words', () => {
    expect(matchesSearch('FRAUDES', parseSearch('fraude'))).toBe(true)
    expect(matchesSearch('fraude', parseSearch('Fraudes'))).toBe(true)
    expect(matchesSearch('facil', parseSearch('fáceis'))).toBe(true)
    expect(matchesSearch('', parseSearch('fraude'))).toBe(false)
  })
})
