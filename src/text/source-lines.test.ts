import { expect, test } from 'vitest'
import { parseSourceLines } from './source-lines.ts'

test('a list has one account a line, with a person behind it or without', () => {
  expect(parseSourceLines('@um\n\n# nota\r\nt.me/dois; Ana Prado\nhttps://blog.exemplo/feed,12')).toEqual([
    { line: 1, address: '@um', person: null },
    { line: 4, address: 't.me/dois', person: 'Ana Prado' },
    { line: 5, address: 'https://blog.exemplo/feed', person: '12' },
  ])
})

test('a CSV has its columns in any order, and others beside them', () => {
  expect(parseSourceLines('\uFEFFNome;Partido;Canal\n"Prado; Ana";ABC;@um\nRui;;\n')).toEqual([
    { line: 2, address: '@um', person: 'Prado; Ana' },
  ])
})

test('a channel that is called like a column is a channel when it stands alone', () => {
  expect(parseSourceLines('canal\n@dois')).toHaveLength(2)
})
