import { type ReactNode, Suspense, useEffect, useState } from 'react'

type Props = { isOpen: boolean; children: (isOpen: boolean) => ReactNode }

/** A dialog or drawer that is not rendered, and whose code is not loaded, before it is first opened. */
export function LazyMount({ isOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen && !isOpen) return null
  return (
    <Suspense>
      <Drawn isOpen={isOpen}>{children}</Drawn>
    </Suspense>
  )
}

/** Rendered closed once: an opening dialog remembers the previous focus, one mounted open does not. */
function Drawn({ isOpen, children }: Props) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return children(isOpen && isDrawn)
}
