import { Suspense, useEffect, useState } from 'react'
import { partOnDemand } from '../../ui/layers/parts-on-demand.ts'
import type { PaletteDialogProps } from './palette-dialog.tsx'
import type { Target } from './targets.ts'

const PaletteDialog = partOnDemand<PaletteDialogProps>(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

type Props = { screens: readonly Target[]; username: string; isSuperuser: boolean }

/** Ctrl+K, or ⌘K: the way to everything by its name. */
export function PaletteKey(props: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return <Suspense>{isOpen && <PaletteDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
}
