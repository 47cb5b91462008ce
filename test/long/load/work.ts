/** A background activity during the test: stopped by its creator, it then reports what went wrong. */
export type Judged = { wrong: string[]; figures: Record<string, string | number> }
/** @param burden slowdown relative to an idle machine */
export type Work = {
  end(burden: number): Promise<Judged>
  /** Stops it without a report; idempotent. */
  close(): Promise<void>
}

/** Maximum listed faults per kind; the rest is counted. */
const SHOWN = 5

/** Summarises recurring messages: the first few, each with its frequency. */
export function tellFaults(faults: ReadonlyMap<string, number>): string[] {
  const told = [...faults].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what))
  return told.length > SHOWN ? [...told.slice(0, SHOWN), `and ${told.length - SHOWN} other kinds`] : told
}

export const note = (faults: Map<string, number>, what: string): void =>
  void faults.set(what, (faults.get(what) ?? 0) + 1)
