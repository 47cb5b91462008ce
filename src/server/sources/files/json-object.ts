export type JsonObject = { readonly [key: string]: unknown }

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses a text as an object; undefined when it is broken or something else. Integers too large for JavaScript (the ids of X have
 * 19 digits) are returned as strings, because rounding would change the id.
 */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = LONG_NUMBER.test(text) ? JSON.parse(text, keepLongNumber) : JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const LONG_NUMBER = /[:[,]\s*-?\d{16,}/

function keepLongNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isRounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)
  return isRounded ? (context?.source ?? value) : value
}

/** The value at "user.name"; a key that itself contains a dot wins over the nested one. */
export function getPath(object: JsonObject, path: string): unknown {
  if (Object.hasOwn(object, path)) return object[path]
  const dot = path.indexOf('.')
  if (dot < 0) return undefined
  const inner = object[path.slice(0, dot)]
  return isJsonObject(inner) ? getPath(inner, path.slice(dot + 1)) : undefined
}

const MAX_DEPTH = 4

/** Every path to a value in one of the objects, in order of appearance; null when there are more than `most`. */
export function listPaths(objects: readonly JsonObject[], most: number): string[] | null {
  const paths = new Set<string>()
  for (const object of objects) {
    addPaths(object, '', MAX_DEPTH, paths)
    if (paths.size > most) return null
  }
  return [...paths]
}

function addPaths(object: JsonObject, prefix: string, depth: number, paths: Set<string>): void {
  for (const [key, value] of Object.entries(object)) {
    paths.add(prefix + key)
    if (depth > 1 && isJsonObject(value)) addPaths(value, `${prefix}${key}.`, depth - 1, paths)
  }
}
