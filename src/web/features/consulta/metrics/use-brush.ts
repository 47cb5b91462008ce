import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** Two positions, in the order in which they were chosen. */
export type Span = { readonly from: number; readonly to: number }

/**
 * Selects a range of equal positions: hovering shows one, dragging spans several, releasing selects. With the keyboard the arrows
 * move, Shift extends, Enter selects and Escape cancels.
 */
export function useBrush(count: number, onSpan: (span: Span) => void) {
  const [span, setSpan] = useState<Span | null>(null)
  const [isDragging, setDragging] = useState(false)
  const props = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const place = findPlace(event, count)
      setDragging(true)
      setSpan({ from: place, to: place })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const place = findPlace(event, count)
      setSpan(isDragging && span ? { from: span.from, to: place } : { from: place, to: place })
    },
    onPointerUp: () => {
      if (isDragging && span) onSpan(span)
      setDragging(false)
    },
    onPointerCancel: () => {
      setDragging(false)
      setSpan(null)
    },
    onPointerLeave: () => {
      if (!isDragging) setSpan(null)
    },
    onBlur: () => setSpan(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = moveSpan(span, event, count)
      if (next === undefined) {
        if (event.key === 'Enter' && span) onSpan(span)
        return
      }
      event.preventDefault()
      setSpan(next)
    },
  }
  return { span, props }
}

function findPlace({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)))
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** The range after a key press; null if cancelled, undefined if the key has no effect here. */
export function moveSpan(
  span: Span | null,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  count: number,
): Span | null | undefined {
  if (key === 'Escape' && span) return null
  const step = STEPS[key]
  if (step === undefined) return undefined
  const start = span?.to ?? (step > 0 ? -1 : count)
  const to = Math.min(count - 1, Math.max(0, start + step))
  return shiftKey && span ? { from: span.from, to } : { from: to, to }
}
