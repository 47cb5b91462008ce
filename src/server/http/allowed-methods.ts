import type { Endpoint } from '../../contract/endpoint.ts'

/**
 * What a path of the API may be asked with.
 * @param url the path asked for, with or without a query
 * @returns the `allow` header of a 405 answer; null for a path that no endpoint has
 */
export function describeAllowed(endpoints: readonly Pick<Endpoint, 'method' | 'path'>[], url: string): string | null {
  const path = url.split('?')[0] ?? ''
  const methods = endpoints.filter((endpoint) => toPattern(endpoint.path).test(path)).map(({ method }) => method)
  if (methods.length === 0) return null
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', ')
}

/** Paths of the contract hold letters, "/", "-", "_" and places to fill: nothing in them needs an escape. */
const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
