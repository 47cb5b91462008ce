import type { QueryClient } from '@tanstack/react-query'
import { faceSettingsQuery } from './faces.ts'

/** Starts the screen's request before its first rendering. */
export function preloadFaces(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(faceSettingsQuery)]
}
