import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createTypedEarly } from '../../ui/controls/typed-early.ts'
import { isMissingFile, reloadOnceForNewVersion } from '../../ui/layers/missing-files.ts'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import { PaletteProblem } from './palette-problem.tsx'
import type { PaletteDialogProps } from './use-palette.ts'

const PaletteDialog = partOnDemand<PaletteDialogProps>(async () => {
  try {
    return (await import('./palette-dialog.tsx')).PaletteDialog
  } catch (error) {
    if (!isMissingFile(error)) throw error
    void reloadOnceForNewVersion(error)
    return PaletteProblem
  }
})

type Props = Omit<PaletteDialogProps, 'onReady' | 'onClose'>

const FIELDS = 'input, textarea, select'

/** Ctrl+K or ⌘K: opens the command palette. */
export function PaletteKey(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const [early] = useState(createTypedEarly)
  const close = () => {
    early.end()
    setOpen(false)
  }
  const turnAway = useEffectEvent(() => {
    if (early.isWaiting()) close()
  })
  // Registered before the first paint: the user may press the key as soon as the screen is visible.
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
    // Not in the capture phase: the palette's own field has reported by then that it is ready.
    window.addEventListener('focusin', arrive, { signal })
    return () => ending.abort()
  }, [early, isOpen])
  if (!isOpen) return null
  return (
    <Suspense>
      <PaletteDialog {...props} onReady={early.end} onClose={close} />
    </Suspense>
  )
}
