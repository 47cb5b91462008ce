import { expect, test } from 'vitest'
import { toLinkSearch } from './link-search.ts'

test.each([
  [' https://noticia.example/a ', 'link:https://noticia.example/a'],
  ['HTTP://www.Noticia.example', '(dominio:noticia.example OU link:"https://noticia.example/")'],
  ['https://noticia.example:8080/', 'link:https://noticia.example:8080/'],
  ['veja https://noticia.example/a', null],
  ['link:https://noticia.example/a', null],
  ['"https://noticia.example/a"', null],
  ['https://', null],
  ['noticia.example', null],
])('%s → %s', (text, search) => {
  expect(toLinkSearch(text)).toBe(search)
})
