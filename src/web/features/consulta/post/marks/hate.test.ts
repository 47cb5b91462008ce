import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showReview } from './hate.ts'

// The label is of when the list was loaded.
const post = { id: 'a', hate: 'sem indício', hateScore: 0.2, hateKinds: [], hateReview: null }
const judged = { ...post, hate: 'ofensivo', hateScore: 0.7, hateReview: 'rejeitado' }
const page = { reply: { items: [post, { ...post, id: 'b' }] }, seconds: 0.1 }
const reviewed = {
  reply: {
    items: [judged, { ...post, id: 'b' }],
  },
  seconds: 0.1,
}

test('a review is shown in every list and by the opened post, whatever else was asked about posts', () => {
  const client = new QueryClient()
  client.setQueryData(['posts', 'page', { page: '1' }], page)
  client.setQueryData(['posts', 'endless', {}, 1], { pages: [page], pageParams: [1] })
  client.setQueryData(['post', 'a'], post)
  // Totals and suggestions of other searches.
  client.setQueryData(['posts', 'total', {}], 7)
  client.setQueryData(['posts', 'former', {}], 3)
  client.setQueryData(['posts', 'suggestions', {}], { items: [{ search: 'governo', total: 9 }] })
  showReview(client, 'a', { hate: 'ofensivo', hateScore: 0.7, hateKinds: [], hateReview: 'rejeitado' })
  expect(client.getQueryData(['posts', 'page', { page: '1' }])).toEqual(reviewed)
  expect(client.getQueryData(['posts', 'endless', {}, 1])).toEqual({ pages: [reviewed], pageParams: [1] })
  expect(client.getQueryData(['post', 'a'])).toEqual(judged)
  expect(client.getQueryData(['posts', 'total', {}])).toBe(7)
  expect(client.getQueryData(['posts', 'former', {}])).toBe(3)
})

test('what was found by the filter of reviews is asked for again when it is opened; other lists stay as they are read', () => {
  const client = new QueryClient()
  const input = { page: '1', reviewed: ['sem revisão'] }
  const stale = [
    ['posts', 'page', input],
    ['posts', 'former', input],
    ['metrics', input],
    ['post-facets', {}],
  ]
  const fresh = [
    ['posts', 'page', { page: '1' }],
    ['metrics', {}],
  ]
  for (const key of [...stale, ...fresh]) client.setQueryData(key, page)
  showReview(client, 'a', { hate: 'ofensivo', hateScore: 0.7, hateKinds: [], hateReview: null })
  const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(stale.map(isStale)).toEqual([true, true, true, true])
  expect(fresh.map(isStale)).toEqual([false, false])
})
