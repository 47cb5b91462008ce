import { startTransition, useState } from 'react'
import { partOnDemand, useFetchSoon, useLater } from '../layers/parts-on-demand.ts'
import { ThemeSign } from './theme-sign.tsx'

const ThemeButtonMenu = partOnDemand(async () => (await import('./theme-button-menu.tsx')).ThemeButtonMenu)
const PARTS = [ThemeButtonMenu]

/** Chooses the theme where there is no profile menu. */
export function ThemeButton() {
  const [wasOpen, setWasOpen] = useState(false)
  useFetchSoon(useLater(), PARTS)
  if (wasOpen) return <ThemeButtonMenu />
  // The button stays as it is until the menu can be drawn.
  return <ThemeSign aria-haspopup="menu" onClick={() => startTransition(() => setWasOpen(true))} />
}
