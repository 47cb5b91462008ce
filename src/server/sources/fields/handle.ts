import { cleanLine } from './text.ts'

/** Parts of a profile's address that come before the handle: t.me/s/canal, youtube.com/c/canal. */
const PREFIXES = new Set(['s', 'c', 'user', 'channel', 'profile'])

/** "x.com/fulana", as people write it down. A handle has no slash. */
const BARE_ADDRESS = /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i

/** An account's handle without "@", also taken out of a profile's address; empty when there is none. */
export function parseHandle(text: string): string {
  const line = cleanLine(text)
  const address = BARE_ADDRESS.test(line) ? `https://${line}` : line
  const handle = /^https?:\/\//i.test(address) ? findHandleInAddress(address) : line
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
