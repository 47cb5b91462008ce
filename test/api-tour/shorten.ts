/** Shortens lists to their first entries and texts to their beginning: examples show the form of a response, not all of it. */
const MAX_ITEMS = 2
const MAX_KEYS = 60
const MAX_TEXT = 240

/** Secrets are not written out, even in examples: scanners search for them. */
const SECRETS: readonly [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, 'eyJhbGciOiJIUzI1NiJ9…'],
  [/lupascan_[0-9a-f]{72}/g, 'lupascan_…'],
]

export function shorten<T>(value: T): T {
  if (typeof value === 'string') return shortenText(value) as T
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shorten) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.slice(0, MAX_KEYS).map(([name, one]) => [name, shorten(one)])) as T
}

function shortenText(text: string): string {
  const safe = SECRETS.reduce((whole, [pattern, instead]) => whole.replace(pattern, instead), text)
  return safe.length > MAX_TEXT ? `${safe.slice(0, MAX_TEXT - 1)}…` : safe
}
