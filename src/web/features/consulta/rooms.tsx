/** Rooms of the query screen that its parts fill from where they stand: beside the tabs, and beside the list. */
import { createContext, type ReactNode, type RefCallback, useCallback, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

type Room = 'tools' | 'rail'

/** The elements of the rooms; null before they are drawn. */
const Rooms = createContext<Record<Room, HTMLElement | null>>({ tools: null, rail: null })
const RoomRefs = createContext<Record<Room, RefCallback<HTMLElement>>>({ tools: () => {}, rail: () => {} })

/** Above rooms and what fills them. Once a room is there only what fills it is drawn again, not the list below. */
export function WithRooms({ children }: { children: ReactNode }) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [rail, setRail] = useState<HTMLElement | null>(null)
  const [refs] = useState({ tools: setTools, rail: setRail })
  return (
    <RoomRefs value={refs}>
      <Rooms value={{ tools, rail }}>{children}</Rooms>
    </RoomRefs>
  )
}

/** Where what `FillRoom` holds is drawn. */
export function RoomPlace({ room, className }: { room: Room; className: string | undefined }) {
  return <div ref={useContext(RoomRefs)[room]} className={className} />
}

/** Draws `children` in the room, wherever it stands itself: the tabs stay when what is below them changes. */
export function FillRoom({ room, children }: { room: Room; children: ReactNode }) {
  const place = useContext(Rooms)[room]
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
