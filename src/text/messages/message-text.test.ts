import { expect, test } from 'vitest'
import { findMessageText } from './message-text.ts'

test.each([
  ['A ponte caiu… ', 'A ponte caiu… ', true],
  ['A ponte caiu (continua)', 'A ponte caiu', true],
  ['A ponte caiu [continua] 👇', 'A ponte caiu', true],
  ['A ponte caiu... ver mais', 'A ponte caiu', true],
  ['A ponte caiu. Leia mais: https://a.example/b', 'A ponte caiu.', true],
  ['A ponte caiu Continue lendo em https://a.example/b', 'A ponte caiu', true],
  ['A ponte caiu. Veja a íntegra no link: https://a.example/b', 'A ponte caiu.', true],
  ['A ponte caiu. Continue a ler no canal @serra', 'A ponte caiu.', true],
  ['A ponte caiu e segue o fio 🧵👇', 'A ponte caiu e', true],
  ['A ponte caiu (link na bio)', 'A ponte caiu', true],
  ['A ponte caiu [+]', 'A ponte caiu', true],
  ['A ponte caiu (texto completo nos comentários) 👇', 'A ponte caiu', true],
  ['A ponte caiu\nMostrar mais', 'A ponte caiu', true],
  ['A ponte caiu (de novo)', 'A ponte caiu (de novo)', false],
  ['A luta continua', 'A luta continua', false],
  ['A ponte está por um fio', 'A ponte está por um fio', false],
  ['A ponte caiu', 'A ponte caiu', false],
])('whether it goes on elsewhere: %j', (content, text, isCut) => {
  expect(findMessageText(content)).toEqual({ text, isCut })
})

test.each([
  ['RT @ana: A ponte de @serra caiu @bia (via @caio)', 'A ponte de @serra caiu'],
  ['@ana @bia A ponte caiu!@serra', 'A ponte caiu!'],
  ['.@ana A ponte caiu', 'A ponte caiu'],
  ['RT @caio: .@ana .@bia: A ponte caiu', 'A ponte caiu'],
  ['Encaminhado de Serra Livre\nA ponte caiu\nSiga o canal @serra', 'A ponte caiu'],
  ['Siga o canal @serra', 'Siga o canal'],
])('what stands around it: %j', (content, text) => {
  expect(findMessageText(content).text.trim()).toBe(text)
})

test('a text of nothing but signs ends soon', () => {
  for (const part of ['@a ', '.@a ', '.', '(', '#a ', '\n', 'RT ', '((continua '])
    expect(findMessageText(part.repeat(12_000 / part.length))).toHaveProperty('isCut')
})
