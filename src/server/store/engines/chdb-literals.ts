/**
 * The embedded engine answers questions with parameters one after the other, in the whole process: its bindings are global
 * (chdb 3.4, `runExclusiveParam`; test again at every upgrade). So what is short is written into the text, in an alphabet in
 * which it can be nothing but a value: numbers as digits, texts as hexadecimal digits. What is long stays a parameter.
 */
import type { LabelledQuery } from './clickhouse-engine.ts'

/** Characters of all values that are written out; the engine reads 256 KiB of text at most. */
const MOST_WRITTEN = 50_000
/** Items of a list: more are read faster as a parameter. */
const MOST_ITEMS = 100

/** As `renderSql` writes them. */
const PLACE = /\{(p\d+):([^{}]+)\}/g

/** The same question with values in the places of its parameters; with all parameters where that would be too long. */
export function writeValues(question: LabelledQuery): LabelledQuery {
  const params: Record<string, unknown> = {}
  let written = 0
  const query = question.query.replace(PLACE, (place, name: string, type: string) => {
    const value = question.params[name]
    const literal = writeLiteral(type, value)
    written += literal?.length ?? 0
    if (literal === null) params[name] = value
    return literal ?? place
  })
  return written > MOST_WRITTEN ? question : { ...question, query, params }
}

const writeUnsigned = (most: bigint) => (value: unknown) => {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  return isWhole && value >= 0 && value <= most ? String(value) : null
}
const writeText = (value: unknown) =>
  typeof value === 'string' ? `unhex('${Buffer.from(value).toString('hex')}')` : null

/** How a value of a type is written; null where it has to be a parameter. */
const WRITERS: Record<string, (value: unknown) => string | null> = {
  UInt32: writeUnsigned(2n ** 32n - 1n),
  UInt64: writeUnsigned(2n ** 64n - 1n),
  Float64: (value) => (Number.isFinite(value) ? String(value) : null),
  String: writeText,
  UUID: writeText,
  "DateTime('UTC')": writeText,
}

/** With its type, as a parameter has one. */
function writeLiteral(type: string, value: unknown): string | null {
  const item = /^Array\((.+)\)$/.exec(type)?.[1]
  const write = WRITERS[item ?? type]
  if (!write) return null
  if (item === undefined) return cast(write(value), type)
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return null
  const items = value.map(write)
  return items.includes(null) ? null : cast(`[${items.join(', ')}]`, type)
}

const cast = (text: string | null, type: string): string | null =>
  text && `CAST(${text}, '${type.replaceAll("'", "\\'")}')`
