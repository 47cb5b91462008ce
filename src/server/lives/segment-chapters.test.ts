import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../../test/check-property.ts'
import { makePrompt, type SegmentSpan, writeChapters } from './segment-chapters.ts'
import type { Utterance } from './speech/engine.ts'

const at = (start: number, end: number, text: string): Utterance => ({ start, end, text })
/** 27 to 57 s; the first three seconds are also in the previous piece. */
const NEXT: SegmentSpan = { start: 27, end: 57, overlap: 3, endsInPause: true }
const NOTHING = { fixed: [], open: [] }
const read = (chapters: readonly Utterance[]) => chapters.map(({ text }) => text).join(' ')

describe('the seam of two pieces', () => {
  const join = (before: string, after: string) =>
    read(writeChapters({ fixed: [], open: [at(20, 30, before)] }, [at(27, 37, after)], NEXT))

  test('what both have is there once, and a word that was cut is whole', () => {
    expect(join('e por isso o presidente anunciou as elei', 'unciou as eleições de outubro no Rio')).toBe(
      'e por isso o presidente anunciou as eleições de outubro no Rio',
    )
    expect(join('muito bem, vamos votar a proposta de emenda.', 'Votar a proposta de emenda à Constituição')).toBe(
      'muito bem, vamos votar a proposta de emenda à Constituição',
    )
  })

  test('a draft keeps to its own words, in the spelling of the one who heard what follows', () => {
    const open = [at(20, 30, 'e por isso o presidente anunciou as elei')]
    const said = [at(27, 37, 'anunciou as eleições, senhores, de outubro')]
    expect(writeChapters({ fixed: [], open }, said, NEXT).map(({ text }) => text)).toEqual([
      'e por isso o presidente anunciou as eleições,',
      'senhores, de outubro',
    ])
  })

  test('repeated words are matched where they were said', () => {
    const open = [at(24, 30, 'não, não, não, eu disse que não')]
    expect(read(writeChapters({ fixed: [], open }, [at(27, 32, 'não, eu disse que não vou')], NEXT))).toBe(
      'não, não, não, eu disse que não vou',
    )
  })

  test('nothing in common: each has its half of what both heard', () => {
    const open = [at(20, 30, 'um dois três quatro cinco seis sete oito nove dez')]
    const text = read(writeChapters({ fixed: [], open }, [at(27, 37, 'A B C D E F G H I J')], NEXT))
    expect(text).toMatch(/^um dois três quatro cinco seis sete oito/)
    expect(text).toMatch(/D E F G H I J$/)
  })

  test('where one of the two heard nothing in the overlap, all of the other stays', () => {
    expect(
      read(writeChapters({ fixed: [], open: [at(10, 24, 'antes disso')] }, [at(27.2, 37, 'depois disso')], NEXT)),
    ).toBe('antes disso depois disso')
    expect(read(writeChapters({ fixed: [], open: [at(20, 30, 'até aqui')] }, [at(35, 37, 'e daqui')], NEXT))).toBe(
      'até aqui e daqui',
    )
  })

  test('what a person wrote stays, and is not told again', () => {
    const fixed = [at(20, 30, 'E por isso o Presidente da República anunciou as eleições')]
    const chapters = writeChapters({ fixed, open: [] }, [at(27, 37, 'anunciou as eleições de outubro')], NEXT)
    expect(read(chapters)).toBe('de outubro')
    const other = [at(20, 30, 'Uma frase que o motor não ouviu')]
    const [first] = writeChapters({ fixed: other, open: [] }, [at(27, 37, 'a b c d e f g h i j')], NEXT)
    expect(first?.start).toBeGreaterThanOrEqual(29)
  })

  test('of a short draft after a corrected chapter neither is told again', () => {
    const tail = { fixed: [at(22, 29, 'Vamos ao voto, senhores.')], open: [at(29, 30, 'Sim.')] }
    expect(read(writeChapters(tail, [at(27, 37, 'ao voto senhores. Sim. Está aprovado.')], NEXT))).toBe(
      'Sim. Está aprovado.',
    )
  })

  test('whatever two pieces of one speech are cut, every word is there once', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijlmnopqrstuvz'), minLength: 2, maxLength: 9 })
    const speech = fc.uniqueArray(word, { minLength: 60, maxLength: 90, selector: (text) => text })
    checkProperty(
      fc.property(speech, fc.integer({ min: 20, max: 50 }), fc.integer({ min: 4, max: 12 }), (words, cut, shared) => {
        const time = (index: number) => index * 0.5
        const said = (from: number, to: number) => at(time(from), time(to), words.slice(from, to).join(' '))
        const piece = { start: time(cut - shared), end: time(words.length), overlap: time(shared), endsInPause: true }
        const first = writeChapters(NOTHING, [said(0, cut)], {
          ...NEXT,
          start: 0,
          end: time(cut),
          overlap: 0,
          endsInPause: false,
        })
        const fixed = first.filter(({ draft }) => !draft)
        const open = first.filter(({ draft }) => draft)
        const second = writeChapters({ fixed, open }, [said(cut - shared, words.length)], piece)
        expect(read([...fixed, ...second])).toBe(words.join(' '))
      }),
      200,
    )
  })
})

describe('chapters', () => {
  const PAUSE: SegmentSpan = { start: 0, end: 30, overlap: 0, endsInPause: true }

  test('sentences stand together as long as they are read at a glance', () => {
    const said = [
      at(0, 2, 'Bom dia.'),
      at(2, 5, 'Vamos começar a sessão'),
      at(5, 9, 'de hoje, senhores.'),
      at(9, 12, 'Há quórum.'),
    ]
    expect(writeChapters(NOTHING, said, PAUSE)).toEqual([
      { ...at(0, 9, 'Bom dia. Vamos começar a sessão de hoje, senhores.'), draft: false },
      { ...at(9, 12, 'Há quórum.'), draft: false },
    ])
  })

  test('a pause begins a new one', () => {
    const said = [at(0, 2, 'Bom dia'), at(6, 8, 'boa tarde')]
    expect(writeChapters(NOTHING, said, PAUSE).map(({ text }) => text)).toEqual(['Bom dia', 'boa tarde'])
  })

  test('a text without times is cut at its sentences, Sr. and art. end none', () => {
    const sentence =
      'O Sr. Silva citou o art. 5 da Constituição e pediu que a sessão fosse suspensa até as 15 horas de hoje.'
    const [first, second, ...rest] = writeChapters(NOTHING, [at(0, 30, `${sentence} ${sentence}`)], PAUSE)
    expect([first?.text, second?.text]).toEqual([sentence, sentence])
    expect(second?.start).toBeCloseTo(15, 0)
    expect(rest).toEqual([])
  })

  test('a sentence without end is cut between words, none longer than a chapter', () => {
    const text = Array.from({ length: 200 }, (_, index) => `palavra${index}`).join(' ')
    const chapters = writeChapters(NOTHING, [at(0, 30, text)], PAUSE)
    expect(read(chapters)).toBe(text)
    expect(Math.max(...chapters.map((one) => one.text.length))).toBeLessThanOrEqual(300)
    expect(Math.max(...chapters.map((one) => one.end - one.start))).toBeLessThanOrEqual(20)
  })

  test('the last words of a piece that was cut while somebody spoke are a draft', () => {
    const said = [at(0, 12, 'Primeira frase inteira.'), at(12, 24, 'Segunda frase inteira.'), at(24, 30, 'e a ter')]
    const drafts = (endsInPause: boolean) =>
      writeChapters(NOTHING, said, { ...PAUSE, endsInPause }).map(({ draft }) => draft)
    expect(drafts(false)).toEqual([false, false, true])
    expect(drafts(true)).toEqual([false, false, false])
  })
})

test('the prompt is the end of what was said before the piece', () => {
  const chapters = [
    at(0, 20, 'muito antes '.repeat(30).trim()),
    at(20, 30, 'um dois três quatro cinco seis sete oito nove dez'),
  ]
  const prompt = makePrompt(chapters, NEXT)
  expect(prompt.length).toBeLessThanOrEqual(200)
  expect(prompt).toMatch(/^(muito|antes) .* um dois três quatro cinco seis sete( oito)?$/)
  expect(makePrompt([], NEXT)).toBe('')
})
