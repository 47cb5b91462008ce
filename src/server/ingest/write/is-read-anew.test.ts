import { describe, expect, test } from 'vitest'
import { isReadAnew } from './is-read-anew.ts'

const LONG = Array.from({ length: 400 }, (_, i) => `palavra${i} de um texto longo.`).join(' ')

describe('what only our reader changed is no edit', () => {
  test.each([
    ['paragraphs', 'Título\n\nPrimeira frase. Segunda frase.', 'Título\n\nPrimeira frase.\n\nSegunda frase.'],
    ['paragraphs without a title', 'Primeira frase. Segunda frase.', 'Primeira frase.\n\nSegunda frase.'],
    ['escapes', 'Título\n\nEle disse &bdquo;não&ldquo; a todos', 'Título\n\nEle disse „não“ a todos'],
    ['tags that were shown', 'Título\n\n<p>Primeira frase.</p>', 'Título\n\nPrimeira frase.'],
    ['a long text', `Título\n\n${LONG.slice(0, 2_999)}…`, `Título\n\n${LONG}`],
    ['XHTML, which was not read', 'Título', 'Título\n\nUm texto'],
    [
      'a text that stood there twice',
      'Título\n\nO prefeito anunciou obras. O prefeito anunciou obras. Serão dez escolas.',
      'Título\n\nO prefeito anunciou obras.\n\nSerão dez escolas.',
    ],
    [
      'a long text that stood there twice',
      `Título\n\n${`${LONG.slice(0, 200)} ${LONG}`.slice(0, 2_999)}…`,
      `Título\n\n${LONG}`,
    ],
  ])('%s', (_, stored, now) => {
    expect(isReadAnew(stored, now)).toBe(true)
  })
})

describe('what the publisher changed is one', () => {
  test.each([
    ['a word', 'Título\n\nSão dez escolas. Fim.', 'Título\n\nSão onze escolas.\n\nFim.'],
    ['a comma', 'Título\n\nVocê vem, Ana', 'Título\n\nVocê vem Ana'],
    ['the title', 'Título\n\nUm texto', 'Outro título\n\nUm texto'],
    ['more text', 'Título\n\nUm texto', 'Título\n\nUm texto\n\ne mais um parágrafo'],
    ['less text', 'Título\n\nUm texto e mais um parágrafo', 'Título\n\nUm texto'],
    ['the beginning taken away', 'Título\n\nErramos ontem ao dizer. São dez escolas', 'Título\n\nSão dez escolas'],
    ['a long text', `Título\n\n${LONG.slice(0, 2_999)}…`, `Título\n\n${LONG.replace('palavra7 ', 'outra ')}`],
    ['all of it', 'Um texto', ''],
  ])('%s', (_, stored, now) => {
    expect(isReadAnew(stored, now)).toBe(false)
  })
})

test('long texts of one character take no time', () => {
  expect(isReadAnew(`${'a'.repeat(100_000)}c…`, `${'a'.repeat(99_000)}b`)).toBe(false)
})
