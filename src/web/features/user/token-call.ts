/** Example call for a new token. Pure. */
import type { TokenScope } from '../../../contract/limits.ts'

/** A readable endpoint per permission; the others only write, which an example must not do. */
const READ_BY: readonly [TokenScope, string][] = [
  ['read', '/api/posts/?search=vacina&page_size=5'],
  ['alerts', '/api/notifications/'],
  ['import', '/api/imports/'],
]

/** A command line; null if the token may read nothing. @param origin of this LupaScan */
export function printExampleCall(origin: string, { token, scopes }: { token: string; scopes: readonly TokenScope[] }) {
  const [, path] = READ_BY.find(([scope]) => scopes.includes(scope)) ?? []
  return path === undefined ? null : `curl -H "Authorization: Bearer ${token}" "${origin}${path}"`
}
