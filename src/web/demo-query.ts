import { queryOptions } from '@tanstack/react-query'
import type { getDemo } from '../contract/sources/demo.ts'
import { request } from './api.ts'

/** Whether the data shown are the demonstration set. */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: ({ signal }) => request<typeof getDemo>('GET', '/api/demo/', { signal }),
  staleTime: 5 * 60_000,
})

const KEY = 'demo'

/**
 * Whether this browser last saw the demonstration set: its banner is rendered before the response, so that nothing shifts. Undefined
 * on the first visit.
 */
export function wasDemo(): boolean | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? undefined : text === 'true'
  } catch {
    return undefined
  }
}

export function rememberDemo(isPresent: boolean): void {
  if (wasDemo() === isPresent) return
  try {
    localStorage.setItem(KEY, String(isPresent))
  } catch {
    // A browser that refuses storage only forgets it.
  }
}
