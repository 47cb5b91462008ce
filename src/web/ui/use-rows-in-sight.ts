import { useDeferredValue } from 'react'

/**
 * How many of `total` rows to draw: first what fills the window when no row is lower than `rowHeight` pixels, and all of them right
 * after. A long list is on the screen sooner; what comes later stands below the window, so that nothing moves.
 */
export function useRowsInSight(total: number, rowHeight: number): number {
  return useDeferredValue(total, Math.min(total, Math.ceil(window.innerHeight / rowHeight)))
}
