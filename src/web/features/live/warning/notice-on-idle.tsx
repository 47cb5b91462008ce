import { Suspense, useEffect, useState } from 'react'
import { partIfInReach } from '../../../ui/layers/parts-on-demand.ts'

const MentionNotice = partIfInReach(async () => (await import('./mention-notice.tsx')).MentionNotice)

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
