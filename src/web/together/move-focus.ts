import type { KeyboardEvent } from 'react'

/** Arrow keys move between the field and the buttons of the matches. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button:enabled')]
  const at = stops.findIndex((stop) => stop.matches(':focus'))
  if (at === -1) return
  event.preventDefault()
  stops[at + step]?.focus()
}
