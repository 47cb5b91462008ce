import { RequiredError } from './api-error.ts'

/**
 * The query string of a call, with its "?" (or empty): repeated keys for arrays, bracketed names for nested objects
 * (`filters[party]=PT`). null and undefined are omitted.
 */
export function buildQuery(values: object | undefined): string {
  const pairs = new URLSearchParams()
  appendValues(pairs, '', values ?? {})
  const text = pairs.toString()
  return text && `?${text}`
}

function appendValues(pairs: URLSearchParams, prefix: string, values: object): void {
  for (const [key, value] of Object.entries(values)) {
    const name = prefix ? `${prefix}[${key}]` : key
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === null || item === undefined) continue
      if (item instanceof Date) pairs.append(name, item.toISOString())
      else if (typeof item === 'object') appendValues(pairs, name, item)
      else pairs.append(name, String(item))
    }
  }
}

/** Fills the `{name}` placeholders of a path. @throws RequiredError if one has no value. */
export function fillPath(path: string, params: object | undefined): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === null || value === undefined || value === '') throw new RequiredError(name)
    return encodeURIComponent(String(value))
  })
}
