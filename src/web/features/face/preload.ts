import type { QueryClient } from '@tanstack/react-query'
import { faceSettingsQuery } from './faces.ts'

/** Starts the call of the screen before its first drawing. */
export function preloadFaces(client: QueryClient): Promise<unknown>[] {
  return [client.prefetchQuery(faceSettingsQuery)]
}
