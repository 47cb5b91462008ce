import { eld } from 'eld/extrasmall'
import { describe, expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { createDraft } from './draft-post.ts'
import { detectLanguage, languageStep } from './language.ts'

describe('the language of a text', () => {
  test.each([
    ['pt', 'A vacina salva vidas'],
    ['pt', 'Bolsonaro segue internado'],
    ['pt', 'vc viu o q ele falou? kkkkkk'],
    ['pt', 'Saiu o resultado do Enem https://noticia.example/the-news-of-the-day #BreakingNews'],
    ['pt', 'PARABÉNS PELO TRABALHO'],
    ['es', 'Qué vergüenza este gobierno'],
    ['es', 'Los precios suben todos los días'],
    ['es', 'El presidente llegó a São Paulo para reunirse con los gobernadores de la región y firmar los acuerdos'],
    ['es', 'jajaja esto no puede ser, hermano'],
    ['en', 'Share before they delete it'],
    ['en', 'Great meeting with President Lula today'],
    ['other', 'Les femmes gagnent moins que les hommes'],
    ['other', 'Доброе утро всем'],
    ['other', '政府又撒谎了'],
    ['pt', 'Não é verdade que a vacina altera o DNA, e quem diz isso nunca leu um artigo'],
    ['pt', 'Então vamos: união, educação e paixão'],
    ['en', "The word 'não' means no, and 'então' means then: two of the first words that a visitor of Brazil learns"],
    ['other', 'Mais on ne peut pas dire que ce soit un succès, mais un échec annoncé depuis longtemps'],
    ['other', 'Il governo ha detto che la nuova legge sarà votata già in autunno, ma la maggioranza non è più sicura'],
    ['unknown', ''],
    ['unknown', '👏👏👏'],
    ['unknown', 'kkkkkkk'],
    ['unknown', 'OK'],
    ['unknown', 'R$ 3.897.092,67'],
    ['unknown', 'https://t.me/canal/123 @fulano #Brasil'],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language)
  })

  test('accents that are written as signs of their own make no difference', () => {
    expect(detectLanguage('Não acredito nisso, é um absurdo'.normalize('NFD'))).toBe('pt')
  })

  test('half of an emoji, control characters and a text without an end are no trouble', () => {
    for (const text of ['\ud83d', '\u0000\u0001', 'a'.repeat(100_000), 'ã'.repeat(100_000)]) {
      expect(['pt', 'es', 'en', 'other', 'unknown']).toContain(detectLanguage(text))
    }
  })
})

test('the language that eld names is the one with the highest score, of equal ones the first', () => {
  const words = 'casa house huis maison дом 家 a el the não und casa2 ß ção ñandú'.split(' ')
  for (let length = 1; length < 60; length += 1) {
    const text = Array.from({ length }, (_, at) => words[(at * at + length) % words.length]).join(' ')
    const found = eld.detect(text)
    const [best] = Object.entries(found.getScores()).reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
    expect(found.language).toBe(best)
  }
})

test('a post without a text has the language of its description', () => {
  const draft = createDraft(makePost({ content: ' ', description: 'El Congreso aprobó la ley anoche' }))
  languageStep().run(draft)
  expect(draft.language).toBe('es')
})
