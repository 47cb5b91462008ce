import { useDeferredValue } from 'react'

/** How many rows of `rowHeight` pixels fill the window below the first `above` pixels; at least one. */
export function countRowsInSight(rowHeight: number, above = 0): number {
  return Math.max(1, Math.ceil((window.innerHeight - above) / rowHeight))
}

/**
 * How many of `total` rows to draw: `first`, and all of them right after. A long list is on the screen sooner. What comes later must
 * stand below the window or have its room from the beginning, so that nothing moves.
 */
export function useFirstRows(total: number, first: number): number {
  return useDeferredValue(total, Math.min(total, first))
}
