import { type RefObject, useEffect, useState } from 'react'

const FIELD = 'input, textarea, select, [contenteditable="true"]'
/** Margin around a field in pixels: its label and messages. */
const MARGIN = 24

/** Whether `ref` would cover the focused field; `ref` itself may shrink because of it. */
export function useTypingBelow(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const look = () => setBelow(ref.current !== null && isCovered(ref.current))
    look()
    const events = ['focusin', 'focusout', 'input', 'scroll', 'resize']
    for (const event of events) window.addEventListener(event, look, { passive: true, capture: true })
    return () => {
      for (const event of events) window.removeEventListener(event, look, { capture: true })
    }
  }, [ref, isShown])
  return isBelow
}

function isCovered(cover: HTMLElement): boolean {
  const field = document.activeElement
  if (!field?.matches(FIELD) || cover.contains(field)) return false
  const [a, b] = [cover.getBoundingClientRect(), field.getBoundingClientRect()]
  return (
    a.left < b.right + MARGIN && b.left - MARGIN < a.right && a.top < b.bottom + MARGIN && b.top - MARGIN < a.bottom
  )
}
