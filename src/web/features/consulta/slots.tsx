/** Slots of the query screen that its parts fill from where they stand: beside the tabs, and beside the list. */
import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

type Slot = 'tools' | 'rail'

/** The elements of the slots; null before they are drawn. */
const Slots = createContext<Record<Slot, HTMLElement | null>>({ tools: null, rail: null })
const SlotRefs = createContext<Record<Slot, RefCallback<HTMLElement>>>({ tools: () => {}, rail: () => {} })

/** Above slots and what fills them. Once a slot is there only what fills it is drawn again, not the list below. */
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

/** Where what `FillSlot` holds is drawn. */
export function SlotPlace({ slot, className }: { slot: Slot; className: string | undefined }) {
  return <div ref={useContext(SlotRefs)[slot]} className={className} />
}

/** Draws `children` in the slot, wherever it stands itself: the tabs stay when what is below them changes. */
export function FillSlot({ slot, children }: { slot: Slot; children: ReactNode }) {
  const place = useContext(Slots)[slot]
  return place === null ? null : createPortal(children, place)
}

/**
 * Keeps the height of what stays in sight above the list as `--stuck-height`, in pixels, for what stays below it. Only a height that the
 * style sheet does not guess is written: all that is in the screen is styled anew.
 */
export function useStuckHeight(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => {
      const { parentElement: screen } = element
      if (screen === null) return
      // On a phone it has no box of its own: only the search stays.
      const height = `${element.offsetHeight || 48}px`
      if (getComputedStyle(screen).getPropertyValue('--stuck-height') !== height)
        screen.style.setProperty('--stuck-height', height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
