import { describe, expect, test } from 'vitest'
import { findLinks } from './find-links.ts'

describe('findLinks', () => {
  test.each([
    ['Veja https://noticias.example/a.', ['https://noticias.example/a']],
    ['(veja https://noticias.example/a)', ['https://noticias.example/a']],
    ['https://wiki.example/Ana_(vereadora), e mais', ['https://wiki.example/Ana_(vereadora)']],
    ['https://curto.example/x…', ['https://curto.example/x']],
    ['“https://noticias.example/a?b=1&c=2#d”', ['https://noticias.example/a?b=1&c=2#d']],
    ['HTTP://NOTICIAS.example/A', ['HTTP://NOTICIAS.example/A']],
    ['https://um.example/xhttps://dois.example/y', ['https://um.example/x', 'https://dois.example/y']],
    [
      'https://arquivo.example/web/2023/https://um.example/x',
      ['https://arquivo.example/web/2023/https://um.example/x'],
    ],
    ['ao vivohttp://um.example👍', ['http://um.example']],
    ['https://município.example/notícia', ['https://município.example/notícia']],
    ['https:// nada, http://localhost, ftp://um.example, um.example', []],
  ])('%s', (text, links) => {
    expect(findLinks(text)).toEqual(links)
  })
})

test('brackets without end do not hold up the others', () => {
  const closing = ')'.repeat(2_000_000)
  expect(findLinks(`http://a.example/${closing}`)).toEqual(['http://a.example/'])
  expect(findLinks(`http://a.example/(${closing}]`)).toEqual(['http://a.example/()'])
  expect(findLinks(`http://a.example/${closing}x`)).toEqual([`http://a.example/${closing}x`])
  expect(findLinks('http://a.example/x'.repeat(100_000))).toHaveLength(100_000)
})
