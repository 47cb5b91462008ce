const CLOCK = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})$/
const ISO = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/

/** Length in seconds from 94, "94", "1:34", "01:02:03" or "PT1M34S"; null when empty, undefined when not understood. */
export function parseDuration(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (text === '' || text === '-') return null
  if (/^\d{1,7}(?:\.\d+)?$/.test(text)) return Number(text)
  const match = CLOCK.exec(text) ?? ISO.exec(text)
  if (!match) return undefined
  const [, hours = 0, minutes = 0, seconds = 0] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
