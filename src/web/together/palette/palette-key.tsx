import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import type { Target } from './targets.ts'
import { createTypedEarly } from './typed-early.ts'
import type { PaletteDialogProps } from './use-palette.ts'

const PaletteDialog = partOnDemand<PaletteDialogProps>(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

/** How long the key waits for who reads. */
const PATIENCE_MS = 2_000

/** `username`: undefined until it is known who reads. */
type Props = { screens: readonly Target[]; username: string | undefined; isSuperuser: boolean }

const FIELDS = 'input, textarea, select'

/** Ctrl+K, or ⌘K: the way to everything by its name. */
export function PaletteKey({ username, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [early] = useState(createTypedEarly)
  const close = () => {
    early.end()
    setOpen(false)
  }
  const turnAway = useEffectEvent(() => {
    if (early.isWaiting()) close()
  })
  // Before the first drawing is seen: whoever sees the screen may press the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') turnAway()
      if (early.take(event)) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isOpen) early.begin()
      setOpen(true)
    }
    const arrive = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))) turnAway()
    }
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('keydown', listen, { capture: true, signal })
    window.addEventListener('pointerdown', () => turnAway(), { capture: true, signal })
    // Not in the way down: the palette's own field has said by now that it is there.
    window.addEventListener('focusin', arrive, { signal })
    return () => ending.abort()
  }, [early, isOpen])
  const isInVain = isOpen && username === undefined
  useEffect(() => {
    if (!isInVain) return
    const timer = setTimeout(() => turnAway(), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isInVain])
  return (
    <Suspense>
      {isOpen && username !== undefined && (
        <PaletteDialog {...props} username={username} onReady={early.end} onClose={close} />
      )}
    </Suspense>
  )
}
