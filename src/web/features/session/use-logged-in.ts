import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Current login state; false while the stored session is still being renewed, and in prerendered pages. */
export function useLoggedIn(): boolean {
  const { session } = useRouteContext({ from: '__root__' })
  return useSyncExternalStore(session.subscribe, session.isLoggedIn, () => false)
}
