import { expect, test } from 'vitest'
import { removeGuard } from './own-export.ts'

test.each([
  ["'=1", '=1'],
  ["''=1", "'=1"],
  ["'\n=1", '\n=1'],
  ["'texto", "'texto"],
])('exactly the apostrophe of the export is taken away: %j', (cell, text) => {
  expect(removeGuard(cell)).toBe(text)
})
