/** Times of chapters: hh:mm:ss.fff from the start of the recording, as in the contract. */

/** Times have two digits for hours. */
const LAST_SECOND = 99 * 3600 + 59 * 60 + 59.999

/** 3723.45 → "01:02:03.450" */
export function toChapterTime(seconds: number): string {
  const milliseconds = Math.round(Math.min(Math.max(seconds, 0), LAST_SECOND) * 1000)
  const pad = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const parts = [
    pad(milliseconds / 3_600_000, 2),
    pad((milliseconds / 60_000) % 60, 2),
    pad((milliseconds / 1000) % 60, 2),
  ]
  return `${parts.join(':')}.${pad(milliseconds % 1000, 3)}`
}
