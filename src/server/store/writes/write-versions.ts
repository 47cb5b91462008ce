/**
 * Issues strictly increasing row versions, whichever process issues them and whatever its clock shows: the clock in microseconds
 * (exact as a number until the year 2255), or the last version plus one.
 */
const issueVersion = (last: number, nowMicroseconds: number): number => Math.max(nowMicroseconds, last + 1)

export type WriteVersions = {
  /** From now on every version is greater than `last`. */
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
