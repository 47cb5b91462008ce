import { useDeferredValue } from 'react'

/** How many rows of `rowHeight` pixels fill the window below the first `above` pixels; at least one. */
export function countRowsInSight(rowHeight: number, above = 0): number {
  return Math.max(1, Math.ceil((window.innerHeight - above) / rowHeight))
}

/**
 * How many of `total` rows to draw: first those in sight, when no row is lower than `rowHeight`, and all of them right after. A long
 * list is on the screen sooner; what comes later stands below the window, so that nothing moves.
 */
export function useRowsInSight(total: number, rowHeight: number, above = 0): number {
  return useDeferredValue(total, Math.min(total, countRowsInSight(rowHeight, above)))
}
