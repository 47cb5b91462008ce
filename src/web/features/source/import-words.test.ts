import { expect, test } from 'vitest'
import { describeCounts, guessFormat } from './import-words.ts'

test('what became of a file', () => {
  const counts = { read: 1200, stored: 1099, updated: 1, unchanged: 90, set_aside_count: 10 }
  expect(describeCounts(counts)).toBe('1.200 lidas: 1.099 novas, 1 atualizada, 90 sem mudança, 10 deixadas de lado')
})

test.each([
  ['result.json', 'telegram-export'],
  ['posts.JSONL.gz', 'jsonl'],
  ['tweets.tsv', 'csv'],
  ['foto.png', undefined],
])('%s is %s', (name, format) => expect(guessFormat(name)).toBe(format))
