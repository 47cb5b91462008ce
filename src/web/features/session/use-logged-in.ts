import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/** Whether someone is logged in, now and as it changes; false while the stored session is still being renewed, and in pages as they are built. */
export function useLoggedIn(): boolean {
  const { session } = useRouteContext({ from: '__root__' })
  return useSyncExternalStore(session.subscribe, session.isLoggedIn, () => false)
}
