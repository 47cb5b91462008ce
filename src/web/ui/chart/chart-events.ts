/** Positions of event labels above lines: on separate rows where they would overlap. Pure. */
import type { ChartEvent } from './chart-axes.ts'

/** In pixels: approximate width of a character, and minimum distance between labels, horizontally and vertically. */
const LETTER = 6
const GAP = 8
export const EVENT_LINE = 16
/** An event without room for a label has only its dashed line; the list of events names it. */
const MAX_ROWS = 4

/** `row`: counted upwards from the lines; `name`: the title truncated to the room, empty without a row. */
export type PlacedEvent = ChartEvent & {
  readonly name: string
  readonly row: number
  readonly align: 'left' | 'center' | 'right'
}

/** Of the canvas, in pixels: its width, and the margins to the left and right of the lines. */
type Room = { readonly width: number; readonly left: number; readonly right: number }

export function layOutEvents(events: readonly ChartEvent[], places: number, room: Room) {
  const rows: { from: number; to: number }[][] = []
  const placed = events.map((event): PlacedEvent => {
    const { align, name, from } = findRoom(event, places, room)
    const to = from + name.length * LETTER + GAP
    const isFree = (row: (typeof rows)[number]) => row.every((one) => one.to <= from || to <= one.from)
    const free = rows.findIndex(isFree)
    const row = free < 0 ? rows.length : free
    if (row >= MAX_ROWS) return { ...event, align, name: '', row: 0 }
    rows[row] = [...(rows[row] ?? []), { from, to }]
    return { ...event, align, name, row }
  })
  return { events: placed, height: rows.length * EVENT_LINE }
}

/** Centred on its line if it fits, otherwise to the side with more room. */
function findRoom({ place, title }: ChartEvent, places: number, { width, left, right }: Room) {
  const x = left + (width - left - right) * (places > 1 ? place / (places - 1) : 0.5)
  const length = title.length * LETTER
  if (x - length / 2 >= 0 && x + length / 2 <= width)
    return { align: 'center' as const, name: title, from: x - length / 2 }
  const isLeft = x < width / 2
  const name = cut(title, Math.floor((isLeft ? width - x : x) / LETTER))
  return isLeft
    ? { align: 'left' as const, name, from: x }
    : { align: 'right' as const, name, from: x - name.length * LETTER }
}

const cut = (title: string, most: number) =>
  title.length <= most ? title : `${title.slice(0, Math.max(1, most - 1))}…`
