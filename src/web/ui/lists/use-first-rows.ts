import { useDeferredValue } from 'react'

/** Number of rows of `rowHeight` pixels that fill the viewport below the first `above` pixels; at least one. */
export function countRowsInSight(rowHeight: number, above = 0): number {
  return Math.max(1, Math.ceil((window.innerHeight - above) / rowHeight))
}

/**
 * Number of rows to render: `first`, and all of them right after, so that a long list appears sooner. The rest must be below the
 * viewport or have reserved room, so that nothing shifts.
 */
export function useFirstRows(total: number, first: number): number {
  return useDeferredValue(total, Math.min(total, first))
}
