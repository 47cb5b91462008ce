/** Hours of the day: "9", "8..12", "22..5" (past midnight), "8h". Pure. */

/** The canonical form; null if it is not a range of hours. Both hours are inclusive: "8..12" ends at 12:59. */
export function readHours(text: string): string | null {
  const [, from, to = from] = /^(\d{1,2})h?(?:\.\.(\d{1,2})h?)?$/.exec(text.trim().toLowerCase()) ?? []
  if (from === undefined || Number(from) > 23 || Number(to) > 23) return null
  return Number(from) === Number(to) ? String(Number(from)) : `${Number(from)}..${Number(to)}`
}

/** The hours of a canonical form. */
export function listHours(canonical: string): number[] {
  const [from = 0, to = from] = canonical.split('..').map(Number)
  const count = ((to - from + 24) % 24) + 1
  return Array.from({ length: count }, (_, i) => (from + i) % 24)
}
