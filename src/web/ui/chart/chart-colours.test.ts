import { expect, test } from 'vitest'
import { chooseColours } from './chart-colours.ts'
import type { ChartTheme } from './chart-theme.ts'

const LOOK = {
  ...{ text: '#000', quiet: '#555', line: '#ccc', ground: '#fff', rest: '#999', cold: '#eee', hot: '#111', font: 'x' },
  ...{ series: ['1', '2', '3', '4', '5', '6', '7', '8'], marks: { ofensivo: 'violet' } },
} satisfies ChartTheme

test('a platform has one colour, whatever stands beside it', () => {
  const [, first] = chooseColours(['Telegram', 'YouTube', 'Facebook'], LOOK)
  const [, , second] = chooseColours(['X', 'Facebook', 'YouTube', 'outras'], LOOK)
  expect(first).toBe(second)
})

test('no two of eight series look the same; one alone has the first colour; what has a colour of its own keeps it', () => {
  const many = ['Telegram', 'Bluesky', 'Threads', 'Gettr', 'X', 'Kwai', 'Outra', 'outras']
  expect(new Set(chooseColours(many, LOOK)).size).toBe(8)
  expect(chooseColours(['X'], LOOK)).toEqual(['1'])
  expect(chooseColours(['discurso de ódio', 'ofensivo'], LOOK)).toEqual(['1', 'violet'])
})
