import type { QueryClient } from '@tanstack/react-query'
import { demoQuery, wasDemo } from './demo-query.ts'
import { profileQuery } from './features/session/profile.ts'

/** Less than anyone notices, and more than an answer needs that is already on its way. */
const PATIENCE_MS = 150
/** For what would push the screen: a store that is this slow shows an outline first. */
const MOST_PATIENCE_MS = 1_000

/**
 * Waits for what a screen will show, but not long: drawn with its first answers it is drawn once, and not first as an outline. A slow
 * answer finds the outline. Never rejects; what went wrong is said by the screen itself.
 */
export function waitBriefly(answers: readonly Promise<unknown>[], patience = PATIENCE_MS): Promise<void> {
  return new Promise((resolve) => {
    void Promise.allSettled(answers).then(() => resolve())
    setTimeout(resolve, patience)
  })
}

/**
 * What stands around the screens is asked for before the first one is drawn. On a browser's first visit nobody knows whether the banner
 * of the demonstration stands above the screen; coming later it would push all of it down, so its answer is waited for, a second at most.
 */
export function callFrame(client: QueryClient): Promise<void> {
  const demo = client.prefetchQuery(demoQuery)
  const profile = client.prefetchQuery(profileQuery)
  return wasDemo() === undefined ? waitBriefly([demo], MOST_PATIENCE_MS) : waitBriefly([profile, demo])
}
