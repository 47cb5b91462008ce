import { expect, test } from 'vitest'
import { rememberRecent } from './recent-answers.ts'

test('a text that came of late is not asked for again, one of long ago is', () => {
  const asked: string[] = []
  const find = rememberRecent((text) => {
    asked.push(text)
    return text.length
  }, 2)
  const texts = ['a', 'bb', 'a', 'ccc', 'a', 'dddd', 'eeeee', 'f', 'bb']
  expect(texts.map(find)).toEqual(texts.map(({ length }) => length))
  expect(asked).toEqual(['a', 'bb', 'ccc', 'dddd', 'eeeee', 'f', 'bb'])
})
