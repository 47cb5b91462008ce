import { Suspense, useLayoutEffect, useState } from 'react'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import type { Target } from './targets.ts'
import { createTypedEarly } from './typed-early.ts'
import type { PaletteDialogProps } from './use-palette.ts'

const PaletteDialog = partOnDemand<PaletteDialogProps>(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

/** `username`: undefined until it is known who reads; the key waits for it. */
type Props = { screens: readonly Target[]; username: string | undefined; isSuperuser: boolean }

/** Ctrl+K, or ⌘K: the way to everything by its name. */
export function PaletteKey({ username, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [early] = useState(createTypedEarly)
  // Before the first drawing is seen: whoever sees the screen may press the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (early.take(event)) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isOpen) early.begin()
      setOpen(true)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [early, isOpen])
  const close = () => {
    early.end()
    setOpen(false)
  }
  return (
    <Suspense>
      {isOpen && username !== undefined && (
        <PaletteDialog {...props} username={username} onReady={early.end} onClose={close} />
      )}
    </Suspense>
  )
}
