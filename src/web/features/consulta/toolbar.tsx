/** The one toolbar of the query screen: the tabs, and beside them what the open tab puts there. */
import { createContext, type ReactNode, type RefCallback, useCallback, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The room beside the tabs; null before it is drawn. */
export const ToolbarPlace = createContext<HTMLElement | null>(null)

/** Draws `children` beside the tabs, wherever it stands itself: the tabs stay when what is below them changes. */
export function InToolbar({ children }: { children: ReactNode }) {
  const place = useContext(ToolbarPlace)
  return place === null ? null : createPortal(children, place)
}

/**
 * Keeps the height of what stays in sight above the list as `--stuck-height`, in pixels, for what stays below it, and where it begins
 * while nothing is scrolled as `--stuck-from`.
 */
export function useStuckHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      const { parentElement: screen } = element
      if (screen === null) return
      screen.style.setProperty('--stuck-from', `${screen.offsetTop}px`)
      // On a phone it has no box of its own: only the search stays.
      screen.style.setProperty('--stuck-height', `${element.offsetHeight || 48}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
