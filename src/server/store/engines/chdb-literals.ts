/**
 * The embedded engine serialises queries with parameters in the whole process: its bindings are global (chdb 3.4, `runExclusiveParam`;
 * test again at every upgrade). So short values are written into the text, in an alphabet in which they can be nothing but values:
 * numbers as digits, texts as hexadecimal digits. Long ones stay parameters.
 */
import type { LabelledQuery } from './clickhouse-engine.ts'

/** Maximum total characters of inlined values; the engine parses at most 256 KiB of text. */
const MAX_WRITTEN = 50_000
/** Maximum items of an inlined list: longer ones are faster as a parameter. */
const MAX_ITEMS = 100

/** Placeholders as `renderSql` writes them. */
const PLACE = /\{(p\d+):([^{}]+)\}/g

/** The same query with values inlined in place of its parameters; with all parameters if that would be too long. */
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
  return written > MAX_WRITTEN ? question : { ...question, query, params }
}

const writeUnsigned = (most: bigint) => (value: unknown) => {
  const isWhole = typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))
  return isWhole && value >= 0 && value <= most ? String(value) : null
}
const writeText = (value: unknown) =>
  typeof value === 'string' ? `unhex('${Buffer.from(value).toString('hex')}')` : null

/** SQL literal of a value of a type; null if it has to be a parameter. */
const WRITERS: Record<string, (value: unknown) => string | null> = {
  UInt32: writeUnsigned(2n ** 32n - 1n),
  UInt64: writeUnsigned(2n ** 64n - 1n),
  Float64: (value) => (Number.isFinite(value) ? String(value) : null),
  String: writeText,
  UUID: writeText,
  "DateTime('UTC')": writeText,
}

/** With an explicit type, like a parameter. */
function writeLiteral(type: string, value: unknown): string | null {
  const item = /^Array\((.+)\)$/.exec(type)?.[1]
  const write = WRITERS[item ?? type]
  if (!write) return null
  if (item === undefined) return cast(write(value), type)
  if (!Array.isArray(value) || value.length > MAX_ITEMS) return null
  const items = value.map(write)
  return items.includes(null) ? null : cast(`[${items.join(', ')}]`, type)
}

const cast = (text: string | null, type: string): string | null =>
  text && `CAST(${text}, '${type.replaceAll("'", "\\'")}')`
