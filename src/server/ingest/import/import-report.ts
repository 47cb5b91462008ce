import type { WriteReport } from '../write/write.ts'

/** A position in the file (a line, or an index in the list) and the Portuguese reason why nothing was stored from it. */
export type SetAside = { position: number; reason: string }

/** Rejected items that a report keeps; all are counted. */
export const KEPT = 10_000

/** After a complete import: read = stored + updated + unchanged + set_aside_count. */
export type ImportReport = {
  read: number
  /** Of the posts read, the number by a known person. */
  of_people: number
  stored: number
  updated: number
  unchanged: number
  /** The first ones. */
  set_aside: SetAside[]
  set_aside_count: number
  /** Why it ended early: the source failed or the store is unavailable. */
  failure: Error | null
  /** It was asked to stop. */
  interrupted: boolean
}

/** An empty report and the two ways it grows. */
export function createReport(onSetAside?: (item: SetAside) => void) {
  const report: ImportReport = {
    read: 0,
    of_people: 0,
    stored: 0,
    updated: 0,
    unchanged: 0,
    set_aside: [],
    set_aside_count: 0,
    failure: null,
    interrupted: false,
  }
  return {
    report,
    setAside(item: SetAside) {
      report.set_aside_count += 1
      if (report.set_aside.length < KEPT) report.set_aside.push(item)
      onSetAside?.(item)
    },
    count(batch: WriteReport) {
      report.stored += batch.stored
      report.updated += batch.updated
      report.unchanged += batch.unchanged
    },
  }
}
