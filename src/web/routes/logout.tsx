import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FrameSkeleton } from '../ui/page/screen-skeleton.tsx'

/** Ends the session when rendered; not in a guard, because the router may run guards before the click. */
export function LogoutScreen() {
  const { session } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    void session.logout()
  }, [session])
  return <FrameSkeleton />
}
