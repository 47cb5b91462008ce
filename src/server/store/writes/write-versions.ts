/**
 * Numbers for the versions of rows that only ever rise, whichever process issues them and wherever its clock stands: the
 * microseconds of the clock, which stay exact as a number until the year 2255, or one more than the last.
 */
const issueVersion = (last: number, nowMicroseconds: number): number => Math.max(nowMicroseconds, last + 1)

export type WriteVersions = {
  /** From now on every number is above `last`. */
  startAbove(last: number): void
  next(): number
}

export function openWriteVersions(now = () => Date.now() * 1000): WriteVersions {
  let last = 0
  return {
    startAbove(stored) {
      last = Math.max(last, stored)
    },
    next() {
      last = issueVersion(last, now())
      return last
    },
  }
}
