import { expect, test } from 'vitest'
import { indexByClass, parseHtml, readText } from './dom.ts'

test('a page of 20,000 levels is read as far as pages go', () => {
  const page = parseHtml(`<p class="first">texto</p>${'<div class="deep">'.repeat(20_000)}fim`)
  const parts = indexByClass(page)
  expect(readText(parts.get('first')?.[0])).toBe('texto')
  // Far fewer than the page has, and more than a real one has.
  expect(parts.get('deep')?.length).toBeLessThan(1_000)
})

test('a page of a million open elements is refused before it is read', () => {
  expect(() => parseHtml('<div>'.repeat(1_000_000))).toThrow('A página está danificada')
  expect(() => parseHtml(`${'<br>'.repeat(100_000)}${'<p></p>'.repeat(100_000)}`)).not.toThrow()
})

test('line ends of the source are a space, indentation and blanks before a <br> are not seen', () => {
  const { children } = parseHtml(
    '<div>\n  um \n \n dois \t<b> </b><br>\n  três<p>quatro</p> cinco<pre> a\n  b</pre></div>',
  )
  expect(readText(children?.[0])).toBe('um dois\ntrês\nquatro\ncinco\n a\n  b')
})

test('blanks without an end and lines without number hold nobody', () => {
  const blanks = ' '.repeat(300_000)
  expect(readText(parseHtml(`<p>a${blanks}b<br>c${blanks}</p>`).children?.[0])).toBe(`a${blanks}b\nc`)
  expect(readText(parseHtml(`<p>${'linha<br>'.repeat(20_000)}fim</p>`).children?.[0])).toHaveLength(6 * 20_000 + 3)
})
