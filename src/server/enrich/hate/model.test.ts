import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { keepAgreeing } from '../../../contract/hate/hate-score.ts'
import { createHateModel } from './model.ts'
import { readWeights, writeWeights } from './weights.ts'

const file = readFileSync(new URL('../../../../models/hate/weights.bin', import.meta.url))
const model = createHateModel(readWeights(file))

test('the weights are at most 5 MB and survive writing', () => {
  expect(file.length).toBeLessThanOrEqual(5_000_000)
  expect(writeWeights(readWeights(file)).equals(file)).toBe(true)
})

test('a file cut short or of another kind is refused', () => {
  expect(() => readWeights(file.subarray(0, 1000))).toThrow('wrong length')
  expect(() => readWeights(Buffer.from('PK\u0003\u0004 something else'))).toThrow('not a weights file')
})

describe('labels', () => {
  test.each([
    'Seu viado nojento, tomara que morra',
    'v1@do n0jent0 tem que apanhar',
    'essas vadias têm que apanhar, mulher nasceu pra lavar louça',
  ])('hate: %s', (text) => expect(model.evaluate(text).hate).toBe('discurso de ódio'))

  test.each([
    'preto fedido volta pra senzala',
    'todo evangélico é burro',
    'volta pra sua terra, nordestino',
    'lugar de mulher é na cozinha',
  ])('hate without a slur: %s', (text) => expect(model.evaluate(text).hate).toBe('discurso de ódio'))

  test.each([
    ['Lula ladrão, seu lugar é na prisão', ['política']],
    ['Esse governo Bolsonaro é um bando de canalha e genocida', ['política']],
    ['vai tomar no cu, seu idiota de merda', []],
  ])('hostility to politicians or to nobody’s group offends, no more: %s', (text, kinds) =>
    expect(model.evaluate(text)).toMatchObject({ hate: 'ofensivo', kinds }),
  )

  test.each([
    'Essa ministra é uma jararaca, uma pulha',
    'Fora, seu verme',
    'bando de sanguessugas do dinheiro público',
  ])('abuse of politicians without swearing is marked: %s', (text) =>
    expect(model.evaluate(text).hate).not.toBe('sem indício'),
  )

  test.each([
    'Deputada, não concordo com o seu voto',
    'Perdeu meu voto, que decepção',
    'A corrupção tem que acabar, parabéns senador',
  ])('no sign in disagreement: %s', (text) => expect(model.evaluate(text).hate).toBe('sem indício'))

  test.each([
    'Homem invade escola em Blumenau, mata quatro crianças e é preso pela polícia.',
    'Jogador é chamado de macaco pela torcida e registra boletim de ocorrência.',
    'O governo cortou a verba da educação. É um desastre e uma vergonha para o país.',
  ])('no sign in news and criticism: %s', (text) => expect(model.evaluate(text).hate).toBe('sem indício'))

  test.each(['vai tomar no cu, seu idiota de merda', 'v4i t0m4r no c*, filho da p*ta'])(
    'not without sign: %s',
    (text) => expect(model.evaluate(text).hate).not.toBe('sem indício'),
  )

  test.each([
    'Bom dia, amigos. Hoje tem votação da reforma tributária no plenário.',
    'O presidente Lula recebeu o ex-presidente Bolsonaro em Brasília.',
    'Parabéns, deputada, excelente trabalho 👏👏',
    'As mulheres negras e nordestinas serão homenageadas na Câmara.',
  ])('no sign: %s', (text) => expect(model.evaluate(text).hate).toBe('sem indício'))

  test.each(['', '   ', 'https://exemplo.org/a', '@fulano', '12345', '!!!'])('nothing to judge: “%s”', (text) => {
    expect(model.evaluate(text)).toEqual({ hate: 'não avaliado', score: null, kinds: [] })
    expect(model.explain(text)).toEqual([])
  })
})

test('hate against gay men is told by its kind', () => {
  expect(model.evaluate('Seu viado nojento, tomara que morra').kinds).toContain('lgbtfobia')
})

test('the number agrees with the label, in short texts and long ones, with hard words and without', () => {
  const parts = [
    'seu idiota de merda',
    'bom dia',
    'Fora, seu verme',
    'volta pra sua terra, nordestino',
    'golpistas',
    'que vergonha',
  ]
  const texts = parts.flatMap((one) => parts.map((other) => `${one}, ${other}`))
  const long = texts.map(
    (text) => `${text} ${'e hoje a câmara votou o orçamento do ano que vem em brasília '.repeat(4)}`,
  )
  for (const text of [...parts, ...texts, ...long]) {
    const { hate, score } = model.evaluate(text)
    expect([text, hate, keepAgreeing(hate, score)]).toEqual([text, hate, score])
    expect(score).not.toBeNull()
  }
})

test('disguised words weigh as the plain ones', () => {
  expect(model.evaluate('seu v1ad0 de m3rda')).toEqual(model.evaluate('seu viado de merda'))
})

test('the words that weighed most are marked where they stand', () => {
  const text = 'Acho que esse senador é um I.D.I.O.T.A e um p*to'
  const marked = model.explain(text).map(({ start, end }) => text.slice(start, end))
  expect(marked).toContain('I.D.I.O.T.A')
  expect(model.explain(text).every(({ weight }) => weight > 0 && weight <= 1)).toBe(true)
})

test('nothing is remembered between two texts', () => {
  const before = model.evaluate('bom dia')
  model.evaluate('vai tomar no cu')
  expect(model.evaluate('bom dia')).toEqual(before)
})
