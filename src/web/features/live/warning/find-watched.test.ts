import { expect, test } from 'vitest'
import { makeChapter } from '../../../../../test/lives/lives.ts'
import { findWatched } from './find-watched.ts'

const chapters = ['A URNA eletrônica', 'e as urnas', 'eletronicas de 1996'].map((transcription, index) =>
  makeChapter(index + 1, { transcription }),
)
const read = (...terms: string[]) =>
  [
    ...findWatched(
      chapters,
      terms.map((term) => ({ term })),
    ),
  ].map(([chapter, stretches]) => [
    chapter,
    stretches.map(({ start, end }) => chapters[chapter]?.transcription.slice(start, end)),
  ])

test('terms are found without regard to case, accents and plural, across chapters too', () => {
  expect(read('urna eletrônica')).toEqual([
    [0, ['URNA eletrônica']],
    [1, ['urnas']],
    [2, ['eletronicas']],
  ])
  expect(read('urn', '…')).toEqual([])
  expect(read('de 1996', 'as')).toEqual([
    [1, ['as']],
    [2, ['de 1996']],
  ])
})
