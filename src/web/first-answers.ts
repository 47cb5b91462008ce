import type { QueryClient } from '@tanstack/react-query'
import { demoQuery, wasDemo } from './demo-query.ts'
import { profileQuery } from './features/session/profile.ts'

/** Imperceptible, but enough for a response that is already on its way. */
const TIMEOUT_MS = 150
/** For content that would shift the screen; with a slower store a skeleton is shown first. */
const FIRST_VISIT_TIMEOUT_MS = 1_000

/**
 * Waits for the data of a screen, but not long: rendered with its first data it is rendered once, and not first as a skeleton. A slow
 * response finds the skeleton. Never rejects; the screen itself shows errors.
 */
export function waitBriefly(answers: readonly Promise<unknown>[], timeoutMs = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    void Promise.allSettled(answers).then(() => resolve())
    setTimeout(resolve, timeoutMs)
  })
}

/**
 * The frame's data are requested before the first screen is rendered. On a browser's first visit it is unknown whether there is a
 * demonstration banner above the screen, which would shift everything: its response is awaited for up to a second.
 */
export function callFrame(client: QueryClient): Promise<void> {
  const demo = client.prefetchQuery(demoQuery)
  const profile = client.prefetchQuery(profileQuery)
  return wasDemo() === undefined ? waitBriefly([demo], FIRST_VISIT_TIMEOUT_MS) : waitBriefly([profile, demo])
}
