/** The largest count a post can carry (an unsigned 32-bit column). */
export const MAX_COUNT = 4_294_967_295

const UNKNOWN = new Set(['', '-', '–', '—', 'null', 'none', 'nan', 'n/a', 'nd', 'n/d'])

const MULTIPLIERS = new Map<string, number>(
  Object.entries({
    k: 1e3,
    mil: 1e3,
    m: 1e6,
    mi: 1e6,
    milhao: 1e6,
    milhoes: 1e6,
    b: 1e9,
    bi: 1e9,
    g: 1e9,
    bilhao: 1e9,
    bilhoes: 1e9,
  }),
)

const PLAIN = /^\d+(?:\.0{1,2})?$/
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:[ \u00a0\u202f]\d{3})+)$/
const ROUNDED = /^(\d+)(?:[.,](\d{1,2}))?\s*([a-zãõ]+)$/

/**
 * A count as people and networks write it: "12", "1.916" and "1,916" (thousands), "12.0" (a table with gaps saved by a script),
 * "13,7 mil", "1.2K", "1,2 mi". Empty and dashes are null: the source gives none.
 *
 * Anything else is undefined, "not understood": negative, above MAX_COUNT, and also "1.5" alone, which may be one and a half of
 * something or a mangled 1.500. Nothing is guessed, and nothing unreadable becomes 0 or null: the caller sets the post aside, so
 * that the user sees the value and the line.
 */
export function parseCount(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return boundCount(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim().toLowerCase()
  if (UNKNOWN.has(text)) return null
  if (PLAIN.test(text)) return boundCount(Number(text))
  if (GROUPED.test(text)) return boundCount(Number(text.replace(/\D/g, '')))
  return parseRounded(text)
}

/** "13,7 mil" → 13700, exactly: the decimals are joined as digits, not as a binary fraction. */
function parseRounded(text: string): number | undefined {
  const [, whole, decimals = '', unit = ''] = ROUNDED.exec(text) ?? []
  const multiplier = MULTIPLIERS.get(unit.normalize('NFD').replace(/\p{M}/gu, ''))
  if (whole === undefined || multiplier === undefined) return undefined
  return boundCount((Number(whole + decimals) * multiplier) / 10 ** decimals.length)
}

function boundCount(count: number): number | undefined {
  return Number.isInteger(count) && count >= 0 && count <= MAX_COUNT ? count : undefined
}
