import { useNotifications } from '@mantine/notifications'
import { Suspense, useState } from 'react'
import { partIfInReach, useLater } from '../layers/parts-on-demand.ts'

const ToastList = partIfInReach(async () => (await import('./toast-list.tsx')).ToastList)

/** Container of the messages of `toast.ts`. Loaded with the first message, or after the screen. */
export function Toasts() {
  const isTold = useNotifications().notifications.length > 0
  const isLater = useLater()
  const [isThere, setThere] = useState(false)
  if (!isThere && (isTold || isLater)) setThere(true)
  if (!isThere) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
