/** Something that goes on while others are at work: it is ended by who began it, and tells then what was wrong. */
export type Judged = { wrong: string[]; figures: Record<string, string | number> }
/** @param burden how many times longer everything takes than on a machine that does nothing else */
export type Work = {
  end(burden: number): Promise<Judged>
  /** Ends it without asking how it was; once more does nothing. */
  close(): Promise<void>
}

/** Of each kind of fault; the rest is a number. */
const SHOWN = 5

/** Texts that somebody noted again and again: each with how often, the first few. */
export function tellFaults(faults: ReadonlyMap<string, number>): string[] {
  const told = [...faults].map(([what, times]) => (times > 1 ? `${what} (${times} times)` : what))
  return told.length > SHOWN ? [...told.slice(0, SHOWN), `and ${told.length - SHOWN} other kinds`] : told
}

export const note = (faults: Map<string, number>, what: string): void =>
  void faults.set(what, (faults.get(what) ?? 0) + 1)
