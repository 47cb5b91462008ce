import { describe, expect, test } from 'vitest'
import { canonicalizeLink, createLinkKey, isShortLink } from './canonical-link.ts'

describe('canonicalizeLink', () => {
  test.each([
    ['https://www.Jornal.example/Materia/?utm_source=x&fbclid=1#topo', 'jornal.example/Materia'],
    ['http://www1.jornal.example/a/index.html', 'jornal.example/a'],
    ['https://m.jornal.example/a/amp/', 'jornal.example/a'],
    ['https://amp.jornal.example/amp/a.amp.html', 'jornal.example/a.html'],
    ['https://jornal.example/a?b=2&a=1&outputType=amp', 'jornal.example/a?a=1&b=2'],
    ['https://jornal.example:8443/a', 'jornal.example:8443/a'],
    ['https://jornal.example', 'jornal.example'],
    ['https://jornal.example/?p=12', 'jornal.example?p=12'],
    ['https://jornal.example/a%7eb/%c3%a1', 'jornal.example/a~b/%C3%A1'],
    ['https://jornal.example/á', 'jornal.example/%C3%A1'],
    ['https://m.example/a', 'm.example/a'],
    ['https://pt.m.wikipedia.org/wiki/Urna', 'pt.wikipedia.org/wiki/Urna'],
    ['https://youtu.be/AbC_1-x?si=k&t=10', 'youtube.com/watch?v=AbC_1-x'],
    ['https://m.youtube.com/watch?v=AbC&feature=share&list=k', 'youtube.com/watch?v=AbC'],
    ['https://www.youtube.com/shorts/AbC?feature=share', 'youtube.com/watch?v=AbC'],
    ['https://youtube.com/playlist?list=k&si=1', 'youtube.com/playlist?list=k'],
    ['https://twitter.com/Fulana/status/12/photo/1?s=20&t=k', 'x.com/i/status/12'],
    ['https://t.me/s/canal/12', 't.me/canal/12'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fjornal.example%2Fa%3Ffbclid%3D1&h=k', 'jornal.example/a'],
    ['https://www.google.com/amp/s/www.jornal.example/a', 'jornal.example/a'],
    ['https://jornal-example.cdn.ampproject.org/c/s/jornal.example/a/amp', 'jornal.example/a'],
    ['https://web.archive.org/web/20230101/https://jornal.example/a', 'jornal.example/a'],
    ['ftp://jornal.example/a', null],
    ['jornal.example/a', null],
    ['', null],
  ])('%s', (address, canonical) => {
    expect(canonicalizeLink(address)).toBe(canonical)
  })

  test('what it gives is what it takes', () => {
    const links = ['https://jornal.example/?p=12&q=%20a', 'https://youtu.be/AbC', 'https://x.com/a/status/1']
    for (const link of links) {
      const canonical = canonicalizeLink(link)
      expect(canonicalizeLink(`https://${canonical}`)).toBe(canonical)
    }
  })
})

test('a key names a page, in lower case', () => {
  expect(createLinkKey('https://www.jornal.example/A?utm_medium=x')).toBe('jornal.example/a')
  expect(createLinkKey('https://www.jornal.example/')).toBeNull()
})

test('short links', () => {
  expect(isShortLink('bit.ly/AbC')).toBe(true)
  expect(isShortLink('bit.ly')).toBe(false)
  expect(isShortLink('jornal.example/bit.ly/AbC')).toBe(false)
})

test.each(['constructor', '__proto__', 'toString', 'hasownproperty', 'valueOf'])(
  'a host with the name of a property of objects (%s) is a host like others',
  (host) => {
    expect(canonicalizeLink(`https://${host}/pagina?s=1`)).toBe(`${host.toLowerCase()}/pagina?s=1`)
  },
)
