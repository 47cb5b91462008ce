import { expect, test } from 'vitest'
import { indexByClass, parseHtml, readText } from './dom.ts'

test('a page of 20,000 levels is read as far as pages go', () => {
  const page = parseHtml(`<p class="first">texto</p>${'<div class="deep">'.repeat(20_000)}fim`)
  const parts = indexByClass(page)
  expect(readText(parts.get('first')?.[0])).toBe('texto')
  // Far fewer than the page has, and more than a real one.
  expect(parts.get('deep')?.length).toBeLessThan(1_000)
})

test('a page of a million open elements is refused before it is read', () => {
  expect(() => parseHtml('<div>'.repeat(1_000_000))).toThrow('A página está danificada')
  expect(() => parseHtml(`${'<br>'.repeat(100_000)}${'<p></p>'.repeat(100_000)}`)).not.toThrow()
})
