import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeBrowser } from '../../../../../test/fake-browser.ts'
import { freshOptionsQuery, optionsQuery } from './options.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [10, true, 0],
  [40, false, 0],
  [40, true, 1],
])('what is offered, %i s old, while the reader chooses: %s', async (seconds, isChoosing, asked) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 12) })
  const server = startFakeBrowser()
  server.answer('/api/post_options/', 200, { parties: [] })
  const client = new QueryClient()
  await client.prefetchQuery(optionsQuery)
  const waiting = new QueryObserver(client, freshOptionsQuery(false))
  const leave = waiting.subscribe(() => {})
  vi.setSystemTime(Date.now() + seconds * 1_000)
  waiting.setOptions(freshOptionsQuery(isChoosing))
  leave()
  expect(server.calls).toHaveLength(1 + asked)
})
