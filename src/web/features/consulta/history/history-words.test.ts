import { expect, test } from 'vitest'
import { describeCurve, describeDeletion, findCurve, formatSpan } from './history-words.ts'

test.each([
  [20_000, '0 minutos'],
  [60_000, '1 minuto'],
  [89 * 60_000, '89 minutos'],
  [3 * 3_600_000, '3 horas'],
  [47 * 3_600_000, '47 horas'],
  [50 * 3_600_000, '2 dias'],
])('%i ms is %s', (span, words) => {
  expect(formatSpan(span)).toBe(words)
})

const dateCreated = '2026-03-12T12:00:00Z'

test('a deletion is told with its interval and the time until it', () => {
  expect(describeDeletion({ dateCreated, deletedAfter: null, deletedBefore: null })).toBeNull()
  expect(
    describeDeletion({ dateCreated, deletedAfter: '2026-03-12T15:00:00Z', deletedBefore: '2026-03-12T17:00:00Z' }),
  ).toEqual([
    'Apagada entre 12/03/2026 às 12:00 (vista pela última vez) e 12/03/2026 às 14:00.',
    'Ficou no ar entre 3 horas e 5 horas.',
  ])
  expect(
    describeDeletion({ dateCreated, deletedAfter: '2026-03-12T15:00:00Z', deletedBefore: '2026-03-12T15:05:00Z' }),
  ).toContain('Ficou no ar cerca de 3 horas.')
  expect(
    describeDeletion({ dateCreated, deletedAfter: '1970-01-01T00:00:00Z', deletedBefore: '2026-03-12T17:00:00Z' }),
  ).toEqual(['Apagada até 12/03/2026 às 14:00.', 'Ficou no ar no máximo 5 horas.'])
})

test('a curve is drawn of the first measure that has two points', () => {
  const point = (takenAt: string, likes: number) => ({
    takenAt,
    views: null,
    viewsStep: 1,
    likes,
    shares: null,
    comments: 1,
  })
  const curve = findCurve([point('2026-03-12T12:15:00Z', 10), point('2026-03-12T13:00:00Z', 1_200)])
  expect(curve && describeCurve(curve)).toBe('curtidas: de 10 em 12/03/2026 às 09:15 a 1.200 em 12/03/2026 às 10:00')
  expect(findCurve([point('2026-03-12T12:15:00Z', 10)])).toBeNull()
})
