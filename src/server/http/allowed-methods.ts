import type { Endpoint } from '../../contract/endpoint.ts'

/**
 * Lists the methods that a path of the API accepts.
 * @param url the requested path, with or without a query
 * @returns the `allow` header of a 405 response; null for a path without an endpoint
 */
export function describeAllowed(endpoints: readonly Pick<Endpoint, 'method' | 'path'>[], url: string): string | null {
  const path = url.split('?')[0] ?? ''
  const methods = endpoints.filter((endpoint) => toPattern(endpoint.path).test(path)).map(({ method }) => method)
  if (methods.length === 0) return null
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))].join(', ')
}

/** Paths of the contract contain only letters, "/", "-", "_" and placeholders: nothing in them needs escaping. */
const toPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
