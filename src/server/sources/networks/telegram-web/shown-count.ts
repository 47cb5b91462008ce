import type { ShownCount } from '../../../../contract/sources/collected-post.ts'
import { MAX_COUNT } from '../../fields/count.ts'

const UNITS = new Map(Object.entries({ '': 1, K: 1e3, M: 1e6, B: 1e9 }))
const SHOWN = /^(\d{1,10})(?:\.(\d{1,3}))?([KMB]?)$/i

/** "845", "1.2K", "29.0K", "1.2M" with their precision; null when it is none of these. */
export function parseShownCount(text: string): ShownCount | null {
  const [, whole, decimals = '', unit = ''] = SHOWN.exec(text.replace(/[\s,]/g, '')) ?? []
  const size = UNITS.get(unit.toUpperCase())
  if (whole === undefined || size === undefined) return null
  const step = size / 10 ** decimals.length
  // The digits are joined before multiplying: 1.1 * 1000 is not exactly 1100 in binary.
  const value = Number(whole + decimals) * step
  return Number.isInteger(value) && step >= 1 && value <= MAX_COUNT ? { value, step } : null
}
