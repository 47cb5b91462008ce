/** Slots of the query screen that its parts fill through portals: beside the tabs, and beside the list. */
import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

type Slot = 'tools' | 'rail'

/** The DOM elements of the slots; null before they are mounted. */
const Slots = createContext<Record<Slot, HTMLElement | null>>({ tools: null, rail: null })
const SlotRefs = createContext<Record<Slot, RefCallback<HTMLElement>>>({ tools: () => {}, rail: () => {} })

/** Provider of slots. When a slot mounts, only its contents are rendered again, not the list below. */
export function WithSlots({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [rail, setRail] = useState<HTMLElement | null>(null)
  const [refs] = useState({ tools: setTools, rail: setRail })
  return (
    <SlotRefs value={refs}>
      <Slots value={{ tools, rail }}>{children}</Slots>
    </SlotRefs>
  )
}

/** Container of what `FillSlot` renders. */
export function SlotPlace({ slot, className }: { slot: Slot; className: string | undefined }) {
  return <div ref={useContext(SlotRefs)[slot]} className={className} />
}

/** Renders `children` into the slot: the tabs stay when the content below them changes. */
export function FillSlot({ slot, children }: { slot: Slot; children: ReactNode }) {
  const place = useContext(Slots)[slot]
  return place === null ? null : createPortal(children, place)
}

/**
 * Publishes the height of the sticky elements above the list as `--stuck-height`, in pixels, for sticky elements below. Written only
 * if it differs from the style sheet's default: it restyles everything in the screen.
 */
export function useStuckHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      const { parentElement: screen } = element
      if (screen === null) return
      // On a phone it has no box of its own: only the search is sticky.
      const height = `${element.offsetHeight || 48}px`
      if (getComputedStyle(screen).getPropertyValue('--stuck-height') !== height)
        screen.style.setProperty('--stuck-height', height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
