import { expect, test } from 'vitest'
import { makeChapter } from '../../../../../test/lives/lives.ts'
import { findInText } from './find-in-text.ts'

const chapters = ['Vamos falar do orçamento da', 'saúde. A Saúde é direito', 'orçamento secreto'].map(
  (transcription, index) => makeChapter(index + 1, { transcription }),
)
const listMarked = (search: string) => {
  const { hits, marks } = findInText(chapters, search)
  const marked = [...marks].map(([index, list]) =>
    list.map(({ start, end, hit }) => `${hit}: ${chapters[index]?.transcription.slice(start, end)}`),
  )
  return { hits, marked: marked.flat() }
}

test('words are found without regard to accents and case, the last while it is being typed', () => {
  expect(listMarked('ORCAM')).toEqual({ hits: [0, 2], marked: ['0: orçamento', '1: orçamento'] })
  expect(listMarked('orçamento secr')).toEqual({ hits: [2], marked: ['0: orçamento secreto'] })
  expect(listMarked('orça secreto').hits).toEqual([])
})

test('a sentence is found across the border of two chapters', () => {
  expect(listMarked('orçamento da saúde')).toEqual({ hits: [0], marked: ['0: orçamento da', '0: saúde'] })
})

test('several finds in one chapter are told apart', () => {
  expect(listMarked('saude')).toEqual({ hits: [1, 1], marked: ['0: saúde', '1: Saúde'] })
})

test.each(['', '  ', '?!', 'nada disso'])('“%s” finds nothing', (search) => {
  expect(listMarked(search)).toEqual({ hits: [], marked: [] })
})
