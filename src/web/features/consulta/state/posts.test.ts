import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeBrowser } from '../../../../../test/fake-browser.ts'
import { toPostsInput } from '../filters/filters.ts'
import { readAddress } from './address.ts'
import { describePageQuery } from './posts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  [400, 1],
  [503, 2],
])('a list that was answered with %i before the screen was drawn is asked for %i times', async (status, asked) => {
  const server = startFakeBrowser()
  server.answer('/api/posts/', status, { tag: ['Esta etiqueta não existe mais.'] })
  const client = new QueryClient()
  const page = describePageQuery(toPostsInput(readAddress({ tag: '999' }), undefined))
  await client.prefetchQuery(page)
  const leave = new QueryObserver(client, page).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  leave()
  expect(server.calls).toHaveLength(asked)
})

test('a refused list that comes into sight again later is asked for anew', async () => {
  const server = startFakeBrowser()
  server.answer('/api/posts/', 400, { search: ['Nenhuma pessoa cadastrada se chama “fulana”.'] })
  const client = new QueryClient()
  const page = describePageQuery(toPostsInput(readAddress({ search: 'pessoa:fulana' }), undefined))
  vi.useFakeTimers({ toFake: ['Date'] })
  await client.prefetchQuery(page)
  vi.setSystemTime(Date.now() + 11_000)
  const leave = new QueryObserver(client, page).subscribe(() => {})
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  leave()
  expect(server.calls).toHaveLength(2)
})
