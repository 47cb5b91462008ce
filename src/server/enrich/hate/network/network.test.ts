import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runForward } from '../../../../../scripts/train-hate/network/forward.ts'
import { createState } from '../../../../../scripts/train-hate/network/state.ts'
import { createHateModel } from '../model.ts'
import { readWeights } from '../weights.ts'
import { readNetworks, writeNetworks } from './network-file.ts'
import { createNetworkReader } from './read-text.ts'
import type { Network } from './shape.ts'
import { listRows } from './subwords.ts'
import { listTokens } from './tokens.ts'

const folder = new URL('../../../../../models/hate/', import.meta.url)
const file = readFileSync(new URL('network.bin', folder))
const network = readNetworks(file)
const [first, second] = network.networks as [Network, Network]
const model = createHateModel(readWeights(readFileSync(new URL('weights.bin', folder))), network)
const listForms = (text: string) => listTokens(text).map(({ form }) => form)

test('the file is at most 10 MB and survives reading and writing', () => {
  expect(file.length).toBeLessThanOrEqual(10_000_000)
  const again = readNetworks(writeNetworks(network))
  const forms = listForms('os nordestinos são gente boa')
  const expected = createNetworkReader(second).read(forms)
  const read = createNetworkReader(again.networks[1] ?? first).read(forms)
  expect(read).toHaveLength(expected?.length ?? 0)
  expected?.forEach((value, at) => {
    expect(read?.[at]).toBeCloseTo(value, 1)
  })
  expect(again).toMatchObject({ version: network.version, threshold: network.threshold })
})

test('a file cut short or of another kind is refused', () => {
  expect(() => readNetworks(file.subarray(0, 5000))).toThrow('wrong length')
  expect(() => readNetworks(Buffer.from('PK\u0003\u0004 something else'))).toThrow('not a file of networks')
})

test.each([
  'Os nordestinos merecem respeito.',
  'mulher',
  '@fulano eu não odeio os imigrantes, "odeio" é palavra forte!',
  `Os ${'judeus e os ciganos e '.repeat(40)} viados`,
])('reads what training reads: %s', (text) => {
  const state = createState()
  const forms = listForms(text).slice(0, 120)
  runForward(first, forms.map(listRows), state)
  const read = createNetworkReader(first).read(forms)
  expect(read).toHaveLength(state.output.length)
  read?.forEach((value, at) => {
    expect(value).toBeCloseTo(state.output[at] ?? Number.NaN, 3)
  })
})

test('nothing is remembered between two texts', () => {
  const { read } = createNetworkReader(first)
  const before = read(listForms('os judeus são lixo'))?.slice()
  read(listForms('uma frase mais longa sobre as mulheres e os gays da cidade'))
  expect(read(listForms('os judeus são lixo'))).toEqual(before)
})

test('a text that names no group is not read to the end', () => {
  const { read } = createNetworkReader(first)
  expect(read(listForms('Hoje tem votação do orçamento no plenário.'))).toBeUndefined()
  expect(read([])).toBeUndefined()
})

describe('tokens', () => {
  test.each([
    ['N0RD3ST1N0S', ['nordestinos']],
    ['n o r d e s t i n o', ['nordestino']],
    ['ele d!sse: "0deio" f@lar', ['ele', 'disse', ':', '"', 'odeio', '"', 'falar']],
    ['Nãããão!!! 2023, às 10h', ['nao', '!', '0', ',', 'as', '0']],
    ['https://exemplo.org/a @fulano @sicrana', ['@']],
  ])('%s', (text, forms) => expect(listForms(text)).toEqual(forms))

  test('stand where they are in the original', () => {
    const text = 'Ó 👊🏽 n e g r o s, não!'
    expect(listTokens(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ó',
      '👊🏽',
      'n e g r o s',
      ',',
      'não',
      '!',
    ])
  })
})

describe('labels', () => {
  test.each([
    'Vou matar todos os gays da minha rua.',
    'Morte a todos os imigrantes!',
    'Esses nordestinos não deviam poder votar.',
    'Os gays nunca vão prestar.',
    'Já viu algum cigano trabalhando? Nem eu.',
    'Os judeus são uma praga.',
    'Na minha opinião os gays são nojentos.',
    'Separa logo o Sul e deixa esse povo do Nordeste morrer de sede',
  ])('hate: %s', (text) => expect(model.evaluate(text).hate).toBe('discurso de ódio'))

  test.each([
    'Ninguém deve odiar os imigrantes.',
    'Bicha preta e favelada no Congresso, sim senhor!',
    'A macumba, o candomblé e a umbanda merecem respeito',
    'Quem diz "os judeus são uma praga" comete crime.',
    'Tenho orgulho de ser nordestino.',
    'Hoje tem cinema argentino no centro cultural.',
    'A polícia prendeu o homem que ameaçou matar um gay em Goiânia.',
    'Vou matar essas baratas da cozinha.',
    'Deputados, vocês são uns ratos.',
    'Os indígenas não merecem sofrer mais essa violência.',
    'O governo humilha os aposentados e os nordestinos todo dia, é um verme.',
    'Conferência dos povos de terreiro aprova carta em defesa das mulheres negras. ✊🏾',
    'Explica em português, ministro: quem pagou a viagem aos Emirados Árabes?',
  ])('no hate: %s', (text) => expect(model.evaluate(text).hate).not.toBe('discurso de ódio'))

  test.each(['Os jud3us são uma pr4ga', 'os j u d e u s são uma praga', 'OS JUDEUUUUS SÃO UMA PRAGA'])(
    'spelling does not hide it: %s',
    (text) => expect(model.evaluate(text).hate).toBe('discurso de ódio'),
  )
})

test('the words that weighed are marked where they stand', () => {
  const text = 'Bom dia. Vou matar todos os gays da minha rua.'
  const marked = model.explain(text).map(({ start, end }) => text.slice(start, end))
  expect(marked).toContain('gays')
  expect(marked).not.toContain('Bom')
})
