import { lazy, Suspense, useState } from 'react'
import type { AttachmentViewerProps } from './attachment-viewer.tsx'

const AttachmentViewer = lazy(async () => ({ default: (await import('./attachment-viewer.tsx')).AttachmentViewer }))

/** The viewer, loaded on first use. */
export function LazyViewer(props: AttachmentViewerProps) {
  const [wasOpen, setWasOpen] = useState(false)
  if (props.viewed !== undefined && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <AttachmentViewer {...props} />
    </Suspense>
  )
}
