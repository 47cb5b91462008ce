import { expect, test } from 'vitest'
import { listValueCompletions, readTypedValue } from './field-values.ts'

test.each([
  ['urna hashtag:elei', ['hashtag', 'elei', 'urna hashtag:']],
  ['-hashtag:a,El', ['hashtag', 'El', '-hashtag:a,']],
  ['(#vac', ['hashtag', 'vac', '(#']],
  ['site:g1', ['dominio', 'g1', 'site:']],
  ['mencao:@an', ['mencao', '@an', 'mencao:']],
  ['dominio:', ['dominio', '', 'dominio:']],
  ['#', null],
  ['partido:P', null],
  ['a#b', null],
  ['hashtag:a ', null],
])('%j: what is typed of a value', (draft, typed) => {
  const read = readTypedValue(draft)
  expect(read && [read.field, read.begins, read.before]).toEqual(typed)
})

test('values become the whole text; those that do not begin with it any more are left out', () => {
  const values = [
    { value: 'eleicao', total_posts: 3 },
    { value: 'outra', total_posts: 1 },
  ]
  const complete = (draft: string) => listValueCompletions(readTypedValue(draft), { values })
  expect(complete('urna #Eleiç')).toEqual([
    { kind: 'hashtag:', label: 'eleicao', detail: '', count: 3, text: 'urna #eleicao' },
  ])
  expect(complete('hashtag:').map(({ text }) => text)).toEqual(['hashtag:eleicao', 'hashtag:outra'])
  expect(complete('hashtag:outra')).toEqual([])
  expect(listValueCompletions(null, { values })).toEqual([])
})
