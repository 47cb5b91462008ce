import { expect, test } from 'vitest'
import { listComments } from './comments.ts'

test('comments are the same in every run, of both kinds, with every place filled', () => {
  const comments = listComments()
  expect(listComments()).toEqual(comments)
  expect(comments.filter(({ isOffensive }) => isOffensive).length).toBeGreaterThan(comments.length / 3)
  expect(comments.filter(({ isOffensive }) => !isOffensive).length).toBeGreaterThan(comments.length / 3)
  expect(comments.filter(({ text }) => /[[\]{}|]|undefined/.test(text) || text.trim() === '')).toEqual([])
})

test('no comment of one kind is also one of the other', () => {
  const offensive = new Set(listComments().flatMap(({ text, isOffensive }) => (isOffensive ? [text] : [])))
  expect(listComments().filter(({ text, isOffensive }) => !isOffensive && offensive.has(text))).toEqual([])
})
