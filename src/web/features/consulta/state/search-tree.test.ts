import { expect, it } from 'vitest'
import { isWithoutWords } from './search-tree.ts'

it.each(['…', '"…"', '-…', '( )', '"', '{,}'])('%s holds nothing to search for', (search) => {
  expect(isWithoutWords(search)).toBe(true)
})

it.each(['', '   ', 'vacina', '🙂 vacina', '🙂', '🇧🇷', '7', '-x'])('"%s" is a search, or none', (search) => {
  expect(isWithoutWords(search)).toBe(false)
})
