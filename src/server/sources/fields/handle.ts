import { cleanLine } from './text.ts'

/** Path segments before the handle in a profile's address: t.me/s/canal, youtube.com/c/canal. */
const PREFIXES = new Set(['s', 'c', 'user', 'channel', 'profile'])

/** An address without its protocol, such as "x.com/fulana". A handle has no slash. */
const BARE_ADDRESS = /^(?:[\w-]+\.)+[a-z]{2,}\/\S+$/i

/** An account's handle without "@", also extracted from a profile's address; empty when there is none. */
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
