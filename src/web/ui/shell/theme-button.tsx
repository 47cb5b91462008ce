import { startTransition, useState } from 'react'
import { partOnDemand, useLater, usePrefetch } from '../layers/parts-on-demand.ts'
import { ThemeSign } from './theme-sign.tsx'

const ThemeButtonMenu = partOnDemand(async () => (await import('./theme-button-menu.tsx')).ThemeButtonMenu)
const PARTS = [ThemeButtonMenu]

/** Theme choice where there is no profile menu. */
export function ThemeButton() {
  const [wasOpen, setWasOpen] = useState(false)
  usePrefetch(useLater(), PARTS)
  if (wasOpen) return <ThemeButtonMenu />
  // The button stays until the menu can be rendered.
  return <ThemeSign aria-haspopup="menu" onClick={() => startTransition(() => setWasOpen(true))} />
}
