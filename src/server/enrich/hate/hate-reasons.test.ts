import { expect, test } from 'vitest'
import { loadHateModel } from '../../load-hate-model.ts'
import { NO_REASONS } from './hate-reasons.ts'

const model = loadHateModel()

test.each([
  ['Vou matar todos os gays da minha rua.', ['gays'], true],
  ['Alguém devia fuzilar todos os imigrantes.', ['imigrantes'], true],
  ['Os jud3us são uma pr4ga', ['jud3us'], false],
])('whom hate names, as it is written, and whether it speaks of violence: %s', (text, targets, violence) => {
  expect(model.findReasons(text)).toEqual({ targets, violence, quotation: false })
})

test('who repeats what others said is told as such', () => {
  const text = 'Quem diz "os judeus são uma praga" comete crime.'
  expect(model.findReasons(text)).toEqual({ ...NO_REASONS, quotation: true })
})

test.each(['', 'Vou matar essas baratas da cozinha.', 'Tenho orgulho de ser nordestino.', 'Seu lixo'])(
  'what is no hate names no target: “%s”',
  (text) => expect(model.findReasons(text)).toEqual(NO_REASONS),
)
