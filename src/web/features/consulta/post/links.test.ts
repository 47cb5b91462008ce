import { expect, test } from 'vitest'
import {
  describeLink,
  dropDoubledEllipsis,
  findLinks,
  parseOwnFile,
  parseWebAddress,
  removeOverrides,
  showHidden,
  showOverrides,
} from './links.ts'

const texts = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end))

test('addresses end where the sentence goes on', () => {
  expect(texts('Veja https://um.example/a, e (https://dois.example/b_(c)). Fim: "http://tres.example"!')).toEqual([
    'https://um.example/a',
    'https://dois.example/b_(c)',
    'http://tres.example',
  ])
  expect(texts('sem endereço, javascript:alert(1) ou ftp://x.example')).toEqual([])
})

test('brackets without end do not hold up the page', () => {
  const closing = ')'.repeat(500_000)
  expect(texts(`http://a.example/${closing}`)).toEqual(['http://a.example/'])
  expect(texts(`http://a.example/${closing}x`)).toEqual([`http://a.example/${closing}x`])
})

test('only web addresses and own files can be opened', () => {
  expect(parseWebAddress('https://um.example')).toBe('https://um.example/')
  expect(parseWebAddress('/api/media/a.webp')).toBe('/api/media/a.webp')
  for (const wrong of [
    'javascript:alert(1)',
    '//evil.example/x',
    'data:text/html,x',
    'https://',
    'ftp://a.example',
    null,
  ]) {
    expect(parseWebAddress(wrong), String(wrong)).toBeNull()
  }
})

test('the host shown is the one the browser asks for', () => {
  const host = (href: string) => describeLink(parseWebAddress(href) ?? '/').host
  expect(host('https://camara.leg.br@golpe.example/x')).toBe('golpe.example')
  expect(host('https://www.um.example')).toBe('um.example')
  expect(host('https://с\u0430mara.example')).toMatch(/^xn--/)
  expect(host('https://um\u200b.example')).toBe('um.example')
})

test('a host with a direction mark is no link, and the mark is spelled out', () => {
  const text = 'https://um\u202eelpmaxe.example'
  expect(findLinks(text)[0]?.href).toBeNull()
  expect(showHidden(text)).toBe('https://um⟨U+202E⟩elpmaxe.example')
})

test('only files of our own are loaded into the page', () => {
  expect(parseOwnFile('/api/media/a.webp')).toBe('/api/media/a.webp')
  for (const foreign of ['https://um.example/a.webp', '//um.example/a.webp', 'a.webp', null]) {
    expect(parseOwnFile(foreign), String(foreign)).toBeNull()
  }
})

test('direction marks in a text are taken out or spelled out, emoji stay whole', () => {
  const text = 'a \u202eb\u202c 👩‍🚒'
  expect(removeOverrides(text)).toBe('a b 👩‍🚒')
  expect(showOverrides(text)).toBe('a ⟨U+202E⟩b⟨U+202C⟩ 👩‍🚒')
})

test('long addresses are shortened, the host never', () => {
  expect(describeLink(`https://um.example/${'a'.repeat(200)}`, 10)).toEqual({ host: 'um.example', rest: '/aaaaaaaaa…' })
})

test.each([
  ['behind an address that is shortened here', '…… e mais', ' e mais', `https://jornal.example/${'a'.repeat(60)}`],
  ['behind one that is shown whole', '…… e mais', '… e mais', 'https://jornal.example/a'],
  ['not further behind', ' a…', ' a…', 'https://jornal.example/a'],
])('says an ellipsis once: %s', (_, behind, shown, href) => {
  expect(dropDoubledEllipsis(behind, href)).toBe(shown)
})
