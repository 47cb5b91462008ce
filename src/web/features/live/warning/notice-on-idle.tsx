import { lazy, Suspense, useEffect, useState } from 'react'

const MentionNotice = lazy(async () => {
  // Out of reach now: the screen goes on without it.
  const file = await import('./mention-notice.tsx').catch(() => null)
  return { default: file?.MentionNotice ?? (() => null) }
})

/** Long enough for the first screen to have come. */
const AFTER_MS = 4_000

/** The warnings of watched terms: neither their code nor their questions take anything from a screen that is opening. */
export function NoticeOnIdle() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return (
    <Suspense>
      <MentionNotice />
    </Suspense>
  )
}
