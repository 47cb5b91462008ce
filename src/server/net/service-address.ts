/**
 * The configured address of a service, without the user and password it may contain: `fetch` refuses an address that has them, and
 * repeats it in its error. `login`: the credentials as an `authorization` header value; absent: none.
 */
export function readServiceAddress(configured: string): { address: URL; login: string | undefined } {
  const address = new URL(configured)
  const pair = `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
  const login = address.username === '' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}`
  address.username = ''
  address.password = ''
  return { address, login }
}
