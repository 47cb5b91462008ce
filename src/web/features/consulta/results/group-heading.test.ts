import { expect, test } from 'vitest'
import { describeMessage } from './group-heading.tsx'

const first = { id: '1', author: 'serra_livre', fullName: 'Serra Livre', date: '2026-03-12T11:12:00Z' }
const describe = (size: number, channels: number, ...platforms: string[]) =>
  describeMessage({ group: { size, channels, platforms, first } })

test('the heading says what the line said that led there', () => {
  expect(describe(4, 4, 'Telegram')).toBe('A mesma mensagem em 4 canais')
  expect(describe(6, 4, 'X')).toBe('A mesma mensagem em 4 contas, 6 publicações')
  expect(describe(4, 4, 'Telegram', 'X')).toBe('A mesma mensagem em 4 canais e contas')
  expect(describe(70, 1, 'X')).toBe('A mesma mensagem 70 vezes nesta conta')
})

test('until it is known, and when no other is left, nothing is claimed', () => {
  expect(describeMessage(undefined)).toBe('A mesma mensagem')
  expect(describeMessage({ group: null })).toBe('Uma mensagem publicada uma vez')
})
