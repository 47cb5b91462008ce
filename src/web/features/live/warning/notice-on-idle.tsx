import { Suspense } from 'react'
import { partIfInReach, useLater } from '../../../ui/layers/parts-on-demand.ts'

const MentionNotice = partIfInReach(async () => (await import('./mention-notice.tsx')).MentionNotice)

/** The warnings of watched terms: neither their code nor their questions take anything from a screen that is opening. */
export function NoticeOnIdle() {
  if (!useLater()) return null
  return (
    <Suspense>
      <MentionNotice />
    </Suspense>
  )
}
