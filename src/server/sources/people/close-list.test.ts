import { expect, test } from 'vitest'
import { closeList } from './close-list.ts'

const WHOLE = JSON.stringify({
  about: { links: [{ rel: 'self' }] },
  dados: [
    { nome: 'A "b" \\', mandates: [{ uf: 'SP' }, { uf: 'RJ' }] },
    { nome: '}]{[', mandates: [] },
    { nome: 'C', mandates: [{ uf: 'AC' }] },
  ],
})
const { dados } = JSON.parse(WHOLE)

test('wherever it is cut, the people before are there and nobody is half', () => {
  const begin = WHOLE.indexOf('"dados"')
  const first = WHOLE.indexOf('},{"nome"') + 1
  for (let at = begin; at < WHOLE.length; at += 1) {
    const closed = closeList(WHOLE.slice(0, at))
    const found = closed === null ? [] : (JSON.parse(closed).dados ?? [])
    expect(dados.slice(0, found.length)).toEqual(found)
    if (at >= first) expect(found.length).toBeGreaterThan(0)
  }
})

test.each(['', '[', '{"dados":[', '{"dados":[{"nome":"A', '{"a":{"b":1}'])(
  '%j has no complete object in a list',
  (text) => {
    expect(closeList(text)).toBeNull()
  },
)
