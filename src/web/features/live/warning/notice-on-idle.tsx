import { Suspense } from 'react'
import { partIfInReach, useLater } from '../../../ui/layers/parts-on-demand.ts'

const MentionNotice = partIfInReach(async () => (await import('./mention-notice.tsx')).MentionNotice)

/** Warnings of watched terms: loaded when idle, so that neither code nor requests delay a screen that is opening. */
export function NoticeOnIdle() {
  if (!useLater()) return null
  return (
    <Suspense>
      <MentionNotice />
    </Suspense>
  )
}
