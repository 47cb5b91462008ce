import { lazy, Suspense, useEffect, useState } from 'react'
import { onIdle } from '../layers/parts-on-demand.ts'

const ToastList = lazy(async () => {
  // Out of reach now: the screen goes on without it.
  const file = await import('./toast-list.tsx').catch(() => null)
  return { default: file?.ToastList ?? (() => null) }
})

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
