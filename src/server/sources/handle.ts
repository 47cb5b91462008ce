import { cleanLine } from './text.ts'

/** Parts of a profile's address that come before the handle: t.me/s/canal, youtube.com/c/canal. */
const PREFIXES = new Set(['s', 'c', 'user', 'channel', 'profile'])

/** An account's handle without "@", also taken out of a profile's address; empty when there is none. */
export function parseHandle(text: string): string {
  const line = cleanLine(text)
  const handle = /^https?:\/\//i.test(line) ? findHandleInAddress(line) : line
  return handle.replace(/^@+/, '').trim()
}

function findHandleInAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const parts = new URL(address).pathname.split('/').filter(Boolean)
  const [first = '', second = ''] = parts
  const handle = PREFIXES.has(first) && second ? second : first
  try {
    return decodeURIComponent(handle)
  } catch {
    return handle
  }
}
