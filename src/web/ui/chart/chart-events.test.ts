import { expect, test } from 'vitest'
import { EVENT_LINE, layOutEvents } from './chart-events.ts'

const ROOM = { width: 800, left: 50, right: 50 }
const lay = (events: [number, string][], room = ROOM) =>
  layOutEvents(
    events.map(([place, title]) => ({ place, title })),
    11,
    room,
  )

test('events of the same days stand above each other, those with room beside each other', () => {
  const { events, height } = lay([
    [5, 'Relatório apresentado na Câmara'],
    [5, 'Votação adiada'],
    [7, 'Votação'],
    [0, 'Posse'],
  ])
  expect(events.map(({ row }) => row)).toEqual([0, 1, 0, 0])
  expect(height).toBe(2 * EVENT_LINE)
  expect(lay([]).height).toBe(0)
})

test('a name at the edge stands inside, as much of it as there is room for', () => {
  const { events } = lay([
    [0, 'Um acontecimento com nome longo'],
    [10, 'Um acontecimento com nome longo'],
  ])
  expect(events.map(({ align, name }) => [align, name])).toEqual([
    ['left', 'Um acontecimento com nome longo'],
    ['right', 'Um acontecimento com nome longo'],
  ])
  expect(lay([[5, 'x'.repeat(80)]], { width: 390, left: 50, right: 16 }).events[0]?.name).toMatch(/^x{20,35}…$/)
})

test('more than four in one place keep their lines, without a name', () => {
  const { events, height } = lay(Array.from({ length: 20 }, () => [5, 'Acontecimento']))
  expect(events.filter(({ name }) => name !== '')).toHaveLength(4)
  expect([events.length, height]).toEqual([20, 4 * EVENT_LINE])
})
