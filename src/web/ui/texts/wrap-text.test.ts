import { expect, test } from 'vitest'
import { cutLines, wrapText } from './wrap-text.ts'

const measure = (text: string) => text.length

test('lines are full and never too long, nothing is lost', () => {
  expect(wrapText('uma busca por vacina', 10, measure)).toEqual(['uma busca', 'por vacina'])
  expect(wrapText('abcdefghijkl mn', 5, measure)).toEqual(['abcde', 'fghij', 'kl mn'])
  expect(wrapText('', 5, measure)).toEqual([])
  expect(wrapText('vacina', 0, measure).join('')).toBe('vacina')
})

test('what is cut says so, within the width, and keeps its end', () => {
  const lines = ['aaaaaaaaaa aaaaaaaaa', 'bbbbbbbbbb bbbbbbbbb', 'cc, dd', 'ou ee']
  const rule = { note: '(cortado)', width: 24, measure }
  expect(cutLines(lines, { ...rule, most: 4 })).toEqual(lines)
  expect(cutLines(lines, { ...rule, most: 2 })).toEqual(['aaaaaaaaaa aaaaaaaaa', 'bbb… (cortado) …dd ou ee'])
})
