import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../test/check-property.ts'
import { anyText } from '../../test/search-texts.ts'
import { foldText, foldTokens } from './fold.ts'

describe('foldText', () => {
  test.each([
    ['Eleição', 'eleicao'],
    ['AÇÃO JÁ', 'acao ja'],
    ['e\u0301poca', 'epoca'],
    ['covid-19', 'covid 19'],
    ["copo d’água, d'água e d\u02bcágua", 'copo d agua d agua e d agua'],
    ['R$1.000,50', 'r 1 000 50'],
    ['#VacinaJá @fulana_de_tal', 'vacinaja fulana de tal'],
    ['  fim…começo  ', 'fim comeco'],
    ['va\u200bci\u00adna\ufeff', 'vacina'],
    ['🇧🇷Brasil👩🏽‍⚕️acima', 'brasil acima'],
    ['1️⃣ lugar', '1 lugar'],
    ['𝗩𝗮𝗰𝗶𝗻𝗮 𝓋𝒶𝒸𝒾𝓃𝒶 ＶＡＣＩＮＡ Ⓥⓐⓒⓘⓝⓐ', 'vacina vacina vacina vacina'],
    ['ᴠᴀᴄɪɴᴀ 🅥🅐🅒🅘🅝🅐 🆅🅰🅲🅸🅽🅰', 'vacina vacina vacina'],
    ['v̶a̶c̶i̶n̶a̶', 'vacina'],
    ['Straße Œuvre Æro Łódź Bjørn İstanbul ılık', 'strasse oeuvre aero lodz bjorn istanbul ilik'],
    ['nº 1º 2ª m²', 'no 1o 2a m2'],
    ['3½ kg', '3 1 2 kg'],
    ['ﬁm do conﬂito', 'fim do conflito'],
    ['Κόσμος КОСМОС', 'κοσμοσ космос'],
    ['a\u0000b\ud800c', 'a b c'],
    ['', ''],
    ['!!! … 🙂 \u200b', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folding what is folded changes nothing, for every character there is', () => {
    const unstable: string[] = []
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const once = foldText(String.fromCodePoint(code))
      if (foldText(once) !== once) unstable.push(code.toString(16))
    }
    expect(unstable).toEqual([])
  })

  test('yields words of letters and digits parted by single spaces, for any text', () => {
    checkProperty(fc.property(anyText(), (text) => /^([\p{L}\p{N}]+( [\p{L}\p{N}]+)*)?$/u.test(foldText(text))))
  })

  test('does not depend on how accents are written', () => {
    checkProperty(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(text) === foldText(text.normalize('NFD'))),
    )
  })
})

describe('foldTokens', () => {
  test('tells where each word stands in the original', () => {
    const text = '𝗩𝗮 "Eleic\u0327a\u0303o", já: d\'água'
    const marked = foldTokens(text).map(({ token, start, end }) => [token, text.slice(start, end)])
    expect(marked).toEqual([
      ['va', '𝗩𝗮'],
      ['eleicao', 'Eleic\u0327a\u0303o'],
      ['ja', 'já'],
      ['d', 'd'],
      ['agua', 'água'],
    ])
  })

  test('agrees with foldText on any text', () => {
    checkProperty(
      fc.property(anyText(), (text) => {
        expect(
          foldTokens(text)
            .map(({ token }) => token)
            .join(' '),
        ).toBe(foldText(text))
      }),
      1000,
    )
  })

  test('gives places in order that fold to the word, for any text', () => {
    checkProperty(
      fc.property(anyText(), (text) => {
        let before = 0
        for (const { token, start, end } of foldTokens(text)) {
          expect(start >= before || end === before).toBe(true)
          expect(` ${foldText(text.slice(start, end))} `).toContain(` ${token} `)
          before = end
        }
      }),
    )
  })
})
