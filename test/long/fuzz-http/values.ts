/** Values that a hostile or careless caller sends: valid by the schema, nearly valid, or invalid. */
import { chance, pickInteger, pickOne, type Random } from '../../../src/server/sources/demo/random.ts'

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
}

const TEXTS = [
  '',
  ' ',
  'a',
  'maçã',
  '"',
  "'",
  "' OR 1=1 --",
  '\\',
  '%',
  '_',
  '*',
  '(',
  '"aspas',
  '-',
  '--',
  'NÃO',
  'a OU (b E -c)',
  '\u0000',
  'a\u0000b',
  '\u202eoculto',
  '\u2066x',
  '\u200b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\ufffe',
  '🙂'.repeat(60),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$'.concat('{7*7}'),
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '\r\nset-cookie: a=b',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e309',
  '١٢٣',
  '0x10',
  '99999999999999999999',
  '1.5',
  '１',
  '0000-01-01',
  '9999-12-31',
  '-0001-01-01',
  '2026-02-30',
  '2026-01-01T25:61:61Z',
  '+275760-09-13',
  '10000-01-01',
  'https://127.0.0.1/',
  'http://[::1]:80/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://a.example/'.concat(')'.repeat(500)),
  'https://user:pw@a.example/x?y=z#w',
  '@canal',
  'a'.repeat(300),
  'á'.repeat(5_000),
  'a '.repeat(6_000),
  '('.repeat(3_000),
  '-'.repeat(2_000),
  '00000000-0000-8000-8000-000000000000',
  'A'.repeat(64),
  'Z̸̰̈'.repeat(50),
  'ﷺ'.repeat(100),
  '__proto__',
] as const
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  9,
  10,
  0.5,
  -0.5,
  1e-7,
  255,
  256,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  999_999_999,
  Number.MAX_SAFE_INTEGER,
  9_007_199_254_740_994,
  1e21,
  1e308,
  -1e308,
  253_402_300_800,
] as const

/** Any JSON value. */
export function anyValue(random: Random, depth = 0): unknown {
  const kind = pickInteger(random, 0, depth > 2 ? 5 : 8)
  if (kind <= 2) return pickOne(random, TEXTS)
  if (kind === 3) return pickOne(random, NUMBERS)
  if (kind === 4) return pickOne(random, [null, true, false])
  if (kind === 5) return String(pickOne(random, NUMBERS))
  if (kind === 6) return Array.from({ length: pickOne(random, [0, 1, 2, 60, 300]) }, () => anyValue(random, depth + 2))
  if (kind === 7) return { [pickOne(random, TEXTS)]: anyValue(random, depth + 1) }
  return nest(pickOne(random, [3, 50, 1_000]))
}

const nest = (deep: number): unknown => JSON.parse('['.repeat(deep) + ']'.repeat(deep))

/** Usually valid by the schema; `known` are ids and labels returned by the program. */
export function valueFor(random: Random, schema: Schema, known: readonly string[], depth = 0): unknown {
  if (chance(random, 0.12)) return anyValue(random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return valueFor(random, pickOne(random, choices), known, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => valueFor(random, one, known, depth)))
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return pickOne(random, schema.enum)
  const type = Array.isArray(schema.type) ? pickOne(random, schema.type) : schema.type
  if (type === 'object') return objectFor(random, schema, known, depth)
  if (type === 'array') return listFor(random, schema, known, depth)
  if (type === 'integer' || type === 'number') return numberFor(random, schema, type)
  if (type === 'boolean') return chance(random, 0.5)
  if (type === 'null') return null
  return textFor(random, schema, known)
}

function objectFor(
  random: Random,
  { properties = {}, required = [] }: Schema,
  known: readonly string[],
  depth: number,
) {
  const object: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    const isLeftOut = chance(random, required.includes(name) ? 0.05 : 0.5)
    if (!isLeftOut) object[name] = valueFor(random, property, known, depth + 1)
  }
  if (chance(random, 0.04)) object[pickOne(random, TEXTS)] = anyValue(random)
  return object
}

function listFor(random: Random, { items = {}, maxItems }: Schema, known: readonly string[], depth: number) {
  const edges = maxItems !== undefined && maxItems < 2_000 ? [maxItems, maxItems + 1] : []
  const length = depth > 2 ? 1 : pickOne(random, [0, 1, 1, 2, 3, ...(chance(random, 0.1) ? edges : [])])
  return Array.from({ length }, () => valueFor(random, items, known, depth + 1))
}

function numberFor(random: Random, { minimum = 0, maximum = 1_000 }: Schema, type: string): number {
  if (chance(random, 0.3)) return pickOne(random, NUMBERS)
  const edges = [minimum, maximum, minimum - 1, maximum + 1, pickInteger(random, 1, 30)]
  const number = pickOne(random, edges)
  return type === 'number' && chance(random, 0.5) ? number + 0.25 : number
}

function textFor(random: Random, { format, pattern, maxLength }: Schema, known: readonly string[]): string {
  if (chance(random, 0.25)) return pickOne(random, TEXTS)
  const isDay = format === 'date' || (pattern ?? '').includes('02-29')
  if (isDay)
    return pickOne(random, ['2026-01-01', '2025-12-31', '1900-01-01', '2199-12-31', '2024-02-29', '0000-01-01'])
  if (format === 'date-time')
    return pickOne(random, ['2026-01-01T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
  if (maxLength !== undefined && chance(random, 0.1))
    return 'x'.repeat(Math.min(maxLength + pickInteger(random, 0, 1), 20_000))
  if (known.length > 0 && chance(random, 0.6)) return pickOne(random, known)
  return pickOne(random, [
    '1',
    '2',
    '5',
    'vacina',
    'eleição',
    'fulana',
    '2026-01-01',
    'https://a.example/x',
    'Brasília',
  ])
}

/** As in an address; objects and lists are serialised as a careless client would. */
export function printParameter(random: Random, value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 400).flatMap((one) => printParameter(random, one))
  return [typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]
}

/** Lone surrogates cannot be percent-encoded: they become the bytes that some clients send. */
export function encode(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`
}
