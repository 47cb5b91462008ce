import { type ReactNode, Suspense, useEffect, useState } from 'react'

type Props = { isOpen: boolean; children: (isOpen: boolean) => ReactNode }

/** A dialog or drawer that is not drawn, and whose code is not needed, before it is first opened. */
export function OnceOpened({ isOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen && !isOpen) return null
  return (
    <Suspense>
      <Drawn isOpen={isOpen}>{children}</Drawn>
    </Suspense>
  )
}

/** Closed for one drawing: what opens remembers where the focus was, what is born open does not. */
function Drawn({ isOpen, children }: Props) {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return children(isOpen && isDrawn)
}
