import { describe, expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { createDraft } from './draft-post.ts'
import { findLinks, linksStep } from './links.ts'

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

test('hidden links come after those in the text, and none comes twice', () => {
  const draft = createDraft(
    makePost({
      content: 'https://b.example/ https://a.example/ https://b.example/',
      hidden_links: ['https://a.example/', 'https://c.example/'],
    }),
  )
  linksStep.run(draft)
  expect(draft.links).toEqual(['https://b.example/', 'https://a.example/', 'https://c.example/'])
})
