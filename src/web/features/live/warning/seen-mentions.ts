/** Up to which mention this browser has told its reader, in the browser's storage, shared by its tabs. */
const KEY = 'lupascan:mentions-seen'

/** null: never looked. */
export function readSeen(): number | null {
  const stored = localStorage.getItem(KEY) ?? ''
  return /^\d{1,10}$/.test(stored) ? Number(stored) : null
}

export const writeSeen = (id: number) => localStorage.setItem(KEY, String(id))
