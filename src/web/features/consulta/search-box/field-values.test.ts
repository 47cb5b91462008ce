import { expect, test } from 'vitest'
import { cutTracking } from './cut-tracking.ts'
import { listValueCompletions, readTypedValue, withoutTracking } from './field-values.ts'

const read = (draft: string) => withoutTracking(readTypedValue(draft), cutTracking)

test.each([
  ['urna hashtag:elei', ['hashtag', 'elei', 'urna hashtag:']],
  ['-hashtag:a,El', ['hashtag', 'El', '-hashtag:a,']],
  ['(#vac', ['hashtag', 'vac', '(#']],
  ['site:g1', ['dominio', 'g1', 'site:']],
  ['mencao:@an', ['mencao', '@an', 'mencao:']],
  ['dominio:', ['dominio', '', 'dominio:']],
  ['link:https://www.g1.globo.com/po', ['link', 'www.g1.globo.com/po', 'link:']],
  ['link:https:/', ['link', '', 'link:']],
  ['site:HTTP://g1', ['dominio', 'g1', 'site:']],
  ['link:https://youtu.be/ab?si=xyz', ['link', 'youtu.be/ab', 'link:']],
  ['link:youtube.com/watch?v=ab&t=10', ['link', 'youtube.com/watch?v=ab', 'link:']],
  ['link:a.com/b?utm_source=x&id=5&pa', ['link', 'a.com/b?id=5&pa', 'link:']],
  ['link:a.com/b?', ['link', 'a.com/b', 'link:']],
  [`link:${'a'.repeat(301)}`, null],
  ['#', null],
  ['partido:P', null],
  ['a#b', null],
  ['hashtag:a ', null],
])('%j: what is typed of a value', (draft, typed) => {
  const found = read(draft)
  expect(found && [found.field, found.begins, found.before]).toEqual(typed)
})

test('of a link with parameters nothing is known until they can be compared', () => {
  expect(withoutTracking(readTypedValue('link:a.com/b?id=5'), undefined)).toBeNull()
  expect(withoutTracking(readTypedValue('link:a.com/b'), undefined)).toMatchObject({ begins: 'a.com/b' })
})

test('values become the whole text; those that do not begin with it any more are left out', () => {
  const values = [
    { value: 'eleicao', total_posts: 3 },
    { value: 'outra', total_posts: 1 },
  ]
  const complete = (draft: string) => listValueCompletions(read(draft), { values })
  expect(complete('urna #Eleiç')).toEqual([
    { kind: 'hashtag:', label: 'eleicao', detail: '', count: 3, text: 'urna #eleicao' },
  ])
  expect(complete('hashtag:').map(({ text }) => text)).toEqual(['hashtag:eleicao', 'hashtag:outra'])
  expect(complete('hashtag:outra')).toEqual([])
  expect(listValueCompletions(null, { values })).toEqual([])
})

test('a link: first the site, which goes on behind its slash, then the addresses that have what is typed', () => {
  const complete = (draft: string, values: string[]) =>
    listValueCompletions(read(draft), { values: values.map((value) => ({ value, total_posts: 2 })) })
  expect(complete('url:glo', ['g1.globo.com/', 'g1.globo.com/a'])).toEqual([
    { kind: 'link:', label: 'g1.globo.com/', detail: 'links deste site', count: 2, text: 'url:g1.globo.com/' },
  ])
  const shown = (draft: string, values: string[]) => complete(draft, values).map(({ text }) => text)
  expect(shown('link:g1.globo.com/', ['g1.globo.com/', 'g1.globo.com/a'])).toEqual(['link:g1.globo.com/a'])
  expect(shown('link:https:/', ['g1.globo.com/'])).toEqual(['link:g1.globo.com/'])
  expect(shown('link:https://youtu.be/ab?si=xyz', ['youtube.com/watch?v=ABc', 'youtube.com/watch?v=x'])).toEqual([
    'link:youtube.com/watch?v=ABc',
  ])
})
