import { expect, test } from 'vitest'
import type { Chapter } from '../../../../contract/lives/lives.ts'
import { findPassageEnd, listEnds } from './passage.ts'

const makeChapter = (id: number, started_at: string, finished_at: string): Chapter => ({
  ...{ id, started_at, finished_at, transcription: `Trecho ${id}` },
  ...{ draft: false, speaker: null, corrected: false },
})

const CHAPTERS = [
  makeChapter(1, '00:00:00.500', '00:00:03.000'),
  // Begins before the one before it has ended.
  makeChapter(2, '00:00:02.000', '00:00:04.000'),
  makeChapter(3, '00:00:10.000', '00:00:10.000'),
  makeChapter(4, '02:00:00', '02:00:05'),
]
const endOf = (at: number) => findPassageEnd(CHAPTERS, CHAPTERS[at] ?? makeChapter(9, '', ''))

test('a passage ends where its last chapter ends, and never takes in the next one', () => {
  expect(endOf(0)).toBe(2)
  expect(endOf(1)).toBe(4)
  expect(endOf(2)).toBeCloseTo(10.001)
  expect(endOf(3)).toBe(7205)
})

test('it can end with a chapter after its first, within an hour', () => {
  expect(listEnds(CHAPTERS, 2).map(({ id }) => id)).toEqual([2, 3])
  expect(listEnds(CHAPTERS, 4).map(({ id }) => id)).toEqual([4])
})
