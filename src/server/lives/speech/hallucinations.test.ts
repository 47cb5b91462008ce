import { describe, expect, test } from 'vitest'
import { makeSpeech, makeWav } from '../../../../test/lives/audio.ts'
import type { Utterance } from './engine.ts'
import { dropHallucinations } from './hallucinations.ts'
import { measureLoudness } from './loudness.ts'
import { readWav } from './wav-audio.ts'

const SPEECH = measureLoudness(readWav(makeSpeech(10)))
const HALF = measureLoudness(
  readWav(
    makeWav([
      { seconds: 5, hertz: 200 },
      { seconds: 5, hertz: 0 },
    ]),
  ),
)
const say = (...texts: string[]): Utterance[] => texts.map((text, at) => ({ start: at, end: at + 1, text }))
const keep = (texts: string[], loudness = SPEECH) => dropHallucinations(say(...texts), loudness).map(({ text }) => text)

describe('what nobody says', () => {
  test.each([
    'Legendas pela comunidade Amara.org',
    'Legendas por Sônia Ruberti',
    'Legendado por Fulano de Tal',
    'Legenda Adriana Zanotto',
    'Transcrição e Legendas Pedro Negri',
    'www.exemplo.com.br',
    '♪',
    '♪♪ ♫',
    '[Música]',
    '(aplausos)',
    '...',
  ])('%s', (text) => expect(keep([text, 'Bom dia.'])).toEqual(['Bom dia.']))

  test.each([
    'As legendas por decreto são obrigatórias.',
    'Legendas falsas circulam nas redes sociais.',
    'A legenda pela qual ele se elegeu acabou.',
  ])('but: %s', (text) => expect(keep([text])).toEqual([text]))
})

describe('farewells of videos', () => {
  const farewells = [
    'Obrigado por assistir!',
    'Inscreva-se no canal e ative o sininho.',
    'Não se esqueça de deixar o like.',
  ]

  test.each(farewells)('alone nobody said it: %s', (text) => {
    expect(keep([text])).toEqual([])
    expect(keep([text, text])).toEqual([])
  })

  test('where there is no sound nobody said it, at the end of a speech somebody did', () => {
    const said: Utterance[] = [
      { start: 0, end: 4, text: 'A sessão está encerrada.' },
      { start: 8, end: 9, text: 'Obrigado por assistir.' },
    ]
    expect(dropHallucinations(said, HALF)).toHaveLength(1)
    expect(dropHallucinations(said, SPEECH)).toHaveLength(2)
  })
})

describe('loops', () => {
  test('of one sentence over and over one is kept; three in a row may have been said', () => {
    expect(keep(['Antes.', ...Array<string>(9).fill('Tudo bem.'), 'Depois.'])).toEqual([
      'Antes.',
      'Tudo bem.',
      'Depois.',
    ])
    expect(keep(['Fora!', 'Fora!', 'Fora!'])).toHaveLength(3)
  })

  test('within a sentence one round is kept', () => {
    expect(keep([`então ${'não sei '.repeat(30)}de nada`])).toEqual(['então não sei de nada'])
    expect(keep(['não não não'])).toEqual(['não não não'])
  })
})

test('a click in silence is no speech of thirty words', () => {
  const click = measureLoudness(
    readWav(
      makeWav([
        { seconds: 0.3, hertz: 300 },
        { seconds: 9, hertz: 0 },
      ]),
    ),
  )
  expect(keep(['Uma frase muito longa que ninguém poderia ter dito em tão pouco tempo.'], click)).toEqual([])
  expect(keep(['Sim.'], click)).toEqual(['Sim.'])
})
