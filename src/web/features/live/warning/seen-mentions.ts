/** The last mention shown in this browser, in storage shared by its tabs. */
const KEY = 'lupascan:mentions-seen'

/** null: never polled. */
export function readSeen(): number | null {
  const stored = localStorage.getItem(KEY) ?? ''
  return /^\d{1,10}$/.test(stored) ? Number(stored) : null
}

export const writeSeen = (id: number) => localStorage.setItem(KEY, String(id))
