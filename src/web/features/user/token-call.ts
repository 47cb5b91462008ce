/** The first call that somebody tries with a new token. Pure. */
import type { TokenScope } from '../../../contract/limits.ts'

/** What each permission lets one read; the others only change something, and nobody should try that by pasting. */
const READ_BY: readonly [TokenScope, string][] = [
  ['read', '/api/posts/?search=vacina&page_size=5'],
  ['alerts', '/api/notifications/'],
  ['import', '/api/imports/'],
]

/** A line for a terminal; null when the token may read nothing. @param origin where this LupaScan is */
export function printExampleCall(origin: string, { token, scopes }: { token: string; scopes: readonly TokenScope[] }) {
  const [, path] = READ_BY.find(([scope]) => scopes.includes(scope)) ?? []
  return path === undefined ? null : `curl -H "Authorization: Bearer ${token}" "${origin}${path}"`
}
