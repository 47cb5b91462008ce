import { expect, test } from 'vitest'
import { createLinkKey } from './canonical-link.ts'
import { listTopicStems } from './topic-stems.ts'

test('a text is about its rare words: no addresses, no common words, no numbers, plural or singular', () => {
  const text = 'Hoje as PONTES de Vila Aurora caíram, veja https://jornal.example/ponte em 2026 e a ponte 12a'
  expect(listTopicStems(text, 100)).toEqual(['ponte', 'vila', 'aurora', 'cairam'])
  expect(listTopicStems(text, 2)).toEqual(['ponte', 'vila'])
  expect(listTopicStems('👏 Bom dia, gente!', 100)).toEqual([])
})

test('addresses are the same without scheme, www, tracking, fragment and last slash', () => {
  const key = 'jornal.example/a?id=9'
  const same = [
    'https://www.jornal.example/a?id=9',
    'http://jornal.example/a/?utm_source=x&id=9#fim',
    'https://JORNAL.example/a?id=9&fbclid=1',
  ]
  expect(same.map(createLinkKey)).toEqual([key, key, key])
})

test('a bare host and what is no web address have no key', () => {
  for (const address of ['https://jornal.example/', 'https://jornal.example', 'ftp://jornal.example/a', 'nada'])
    expect(createLinkKey(address)).toBeNull()
})
