import { expect, test } from 'vitest'
import { listWords, MAX_CHARACTERS } from './words.ts'

const listForms = (text: string) => listWords(text).map((word) => word.form)

test.each([
  ['accents and capitals', 'IMBECÍL Vergônha', ['imbecil', 'vergonha']],
  ['repeated letters', 'burrooooo', ['burro']],
  ['laughing', 'kkkkkkkkk', ['kk']],
  ['digits for letters', 'v1ad0 m3rd4 1d1ot4', ['viado', 'merda', 'idiota']],
  ['signs for letters', 'c@ralho', ['caralho']],
  ['hidden letters', 'p*ta v**do', ['puta', 'viado']],
  ['dots between letters', 'f.d.p', ['fdp']],
  ['letters apart', 'v i a d o', ['viado']],
  ['styled letters', '𝖇𝖚𝖗𝖗𝖔', ['burro']],
  ['a zero-width space', 'bur\u200bro', ['burro']],
  ['skin tones', '👊🏽', ['👊']],
])('%s are folded', (_, text, forms) => expect(listForms(text)).toEqual(forms))

test('what only looks disguised stays as it is', () => {
  expect(listForms('covid19 às 18h30, a b c, nota 10/10')).toEqual('covid19 as 18h30 a b c nota 10 10'.split(' '))
})

test('links are left out, mentions are one sign', () => {
  expect(listForms('@fulano @sicrana veja https://exemplo.org/burro?x=1 agora')).toEqual(['@', 'veja', 'agora'])
})

test('every word knows its place in the original text', () => {
  const text = '😀 Que IMBECÍL, v1ad0 e v i a d o'
  expect(listWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '😀',
    'Que',
    'IMBECÍL',
    'v1ad0',
    'e',
    'v i a d o',
  ])
})

test.each(['', ' ', '\ud800', '\u0000', '*****', '@', '!?', 'a'.repeat(60_000), '🇧🇷'.repeat(100), 'a* '.repeat(500)])(
  'any text is read',
  (text) => expect(() => listWords(text)).not.toThrow(),
)

test('a word as long as a text may be is looked at once', () => {
  for (const pair of ['a1', 'é_', 'ha', 'a.']) {
    const [word] = listWords(`${pair.repeat(MAX_CHARACTERS)}1`)
    expect(word?.start).toBe(0)
  }
})
