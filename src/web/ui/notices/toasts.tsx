import { Suspense, useEffect, useState } from 'react'
import { onIdle, partIfInReach } from '../layers/parts-on-demand.ts'

const ToastList = partIfInReach(async () => (await import('./toast-list.tsx')).ToastList)

/** Where `toast.ts` tells what was done. What draws it comes after the screen; what was told before has waited for it. */
export function Toasts() {
  const [isTime, setTime] = useState(false)
  useEffect(() => onIdle(() => setTime(true)), [])
  if (!isTime) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
