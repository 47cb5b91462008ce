import { describe, expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { createClaimFinder, listClaimNeeds } from './checked-claims.ts'
import { enrichmentSteps, enrichPost } from './index.ts'
import type { LinkKnowledge } from './link-steps.ts'

const links: LinkKnowledge = {
  targets: new Map([
    ['bit.ly/AbC', 'https://tinyurl.com/x'],
    ['tinyurl.com/x', 'https://www.enganoso.example/a?utm_source=t'],
    ['bit.ly/eu', 'https://bit.ly/eu'],
  ]),
  misleadingLinks: {
    addresses: new Map([['jornal.example/mentira', 'check:c1']]),
    domains: new Map([['enganoso.example', 'list:4']]),
  },
  findChecks: () => [],
}
const enrich = (content: string, given = {}) =>
  enrichPost(makePost({ content, ...given }), enrichmentSteps({ people: new Map(), links }))

describe('links of a post', () => {
  test('canonical ones stand one for each, short ones followed as far as is known', () => {
    const post = enrich('https://bit.ly/AbC https://bit.ly/outro https://bit.ly/eu https://m.jornal.example/b/amp')
    expect(post.canonical_links).toEqual(['enganoso.example/a', 'bit.ly/outro', 'bit.ly/eu', 'jornal.example/b'])
  })

  test('the exact address, a domain, what is under it, and nothing that only looks like it', () => {
    const post = enrich(
      'https://jornal.example/mentira?fbclid=1 https://bit.ly/AbC http://blog.enganoso.example/ https://naoenganoso.example/a https://jornal.example/outra',
    )
    expect(post.misleading_links).toEqual([
      'https://jornal.example/mentira?fbclid=1',
      'https://bit.ly/AbC',
      'http://blog.enganoso.example/',
    ])
    expect(post.misleading_by).toEqual(['check:c1', 'list:4', 'list:4'])
  })

  test('what the source said stays, also of links that the text does not have', () => {
    const post = enrich('https://enganoso.example/a', { misleading_links: ['https://jornal.example/x'] })
    expect(post.misleading_links).toEqual(['https://jornal.example/x', 'https://enganoso.example/a'])
    expect(post.misleading_by).toEqual(['source', 'list:4'])
  })
})

describe('checked claims', () => {
  const claims = [
    { id: 'a', claim: 'Vacina da campanha Braço Aberto está vencida e três crianças passaram mal em Porto Aurora' },
    { id: 'b', claim: 'Ponte de Vila Aurora caiu' },
    { id: 'c', claim: 'É tudo mentira' },
  ]
  const find = createClaimFinder(claims)

  test.each([
    [
      'URGENTE! A VACINA da campanha Braço Aberto ESTÁ VENCIDA e 3 crianças passaram mal em Porto Aurora! Repasse',
      ['a'],
    ],
    ['soube agora: ponte de vila aurora caiu https://jornal.example/ponte', ['b']],
    [
      'Crianças de Porto Aurora: a vacina chegou e a campanha Braço Aberto passou pela escola, nada vencido, todos bem',
      [],
    ],
    ['A ponte nova de Vila Aurora fica pronta em maio; a antiga, que nunca caiu, sai de uso', []],
    ['é tudo mentira', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(find(text)).toEqual(ids)
  })

  test('every text that repeats a claim has one of its rarest words', () => {
    const needs = new Map(listClaimNeeds(claims).map(({ id, rarest }) => [id, rarest]))
    expect([...needs.keys()]).toEqual(['a', 'b'])
    expect(needs.get('b')?.length).toBe(1)
  })
})
