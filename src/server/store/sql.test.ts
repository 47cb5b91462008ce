import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkProperty } from '../../../test/check-property.ts'
import { and, integer, integers, join, numeral, renderSql, sql, string, strings, uuids } from './sql.ts'

/** What a ClickHouse server takes in one value (`http_max_field_value_size`). */
const LARGEST_FIELD = 128 * 1024

/** As the client writes a value: tabs, quotes and the like with a backslash before them. */
const countBytes = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, one) => sum + countBytes(one) + 3, 2)
    : Buffer.byteLength(String(value).replace(/[\t\n\r'\\]/g, '--'))

describe('sql', () => {
  test('keeps every value out of the text', () => {
    const where = join([sql`party IN ${strings(['PT', "x'"])}`, sql`id > ${integer(3)}`], and)
    expect(renderSql(sql`SELECT 1 FROM posts WHERE ${where} AND name = ${string('a')}`)).toEqual({
      text: 'SELECT 1 FROM posts WHERE party IN {p1:Array(String)} AND id > {p2:UInt32} AND name = {p3:String}',
      params: { p1: ['PT', "x'"], p2: 3, p3: 'a' },
    })
  })

  test('an empty list of fragments is an empty text', () => {
    expect(renderSql(join([])).text).toBe('')
  })

  test('a numeral stands in the text, as digits and nothing else', () => {
    const largest = 2n ** 64n - 1n
    expect(renderSql(sql`a < ${numeral(largest)} AND b < ${numeral(12n)} AND c < ${numeral(-1n)}`)).toEqual({
      text: 'a < 18446744073709551615 AND b < 12 AND c < 18446744073709551615',
      params: {},
    })
  })

  test('a list that stands in a text twice is sent once', () => {
    const files = ['a', 'b']
    expect(renderSql(sql`a IN ${strings(files)} AND b IN ${strings(files)} AND c IN ${uuids(files)}`)).toEqual({
      text: 'a IN {p1:Array(String)} AND b IN {p1:Array(String)} AND c IN {p2:Array(UUID)}',
      params: { p1: files, p2: files },
    })
  })
})

describe('a value of any size', () => {
  const unit = fc.oneof(fc.constantFrom('a', "'", '\\', '\n', 'é', '\u20AC', '😀'), fc.string({ unit: 'grapheme' }))
  const text = fc.tuple(unit, fc.oneof(fc.nat(80), fc.constantFrom(30_000, 140_000))).map(([one, n]) => one.repeat(n))
  const list = fc.array(fc.tuple(text, fc.constantFrom(1, 50, 2_000)), { maxLength: 4 }).map((groups) =>
    // Not more than the test can hold.
    groups.flatMap(([one, n]) => Array.from({ length: one.length > 1_000 ? 1 : n }, () => one)),
  )

  test('travels in values that a server takes, and none of it in the text', () => {
    const property = fc.property(list, text, (texts, one) => {
      const { text, params } = renderSql(sql`SELECT ${strings(texts)}, ${string(one)}`)
      expect(text).toMatch(/^SELECT [\w(){}:,[\] ]+$/)
      for (const value of Object.values(params)) expect(countBytes(value)).toBeLessThan(LARGEST_FIELD)
      const [first = '', second = ''] = splitAtTop(text.slice('SELECT '.length))
      expect(readBack(first, params)).toEqual(texts)
      expect(readBack(second, params)).toEqual(one)
    })
    checkProperty(property, 60)
  })

  test('holds for numbers', () => {
    const numbers = Array.from({ length: 20_000 }, (_, i) => 4_000_000_000 + i)
    const { text, params } = renderSql(sql`${integers(numbers)}`)
    expect(Object.values(params).flat()).toEqual(numbers)
    expect(text).toMatch(/^arrayConcat\((\{p\d+:Array\(UInt32\)\}(, )?)+\)$/)
    for (const value of Object.values(params)) expect(countBytes(value)).toBeLessThan(LARGEST_FIELD)
  })
})

/** What the engine makes of the text of one value. */
function readBack(text: string, params: Record<string, unknown>): unknown {
  const place = /^\{(p\d+):[\w()]+\}$/.exec(text)
  if (place) return params[place[1] ?? '']
  const inner = (before: string) => splitAtTop(text.slice(before.length, -1)).map((part) => readBack(part, params))
  if (text.startsWith('[')) return inner('[')
  return text.startsWith('concat(') ? inner('concat(').join('') : inner('arrayConcat(').flat()
}

/** The parts between commas that stand in no bracket. */
function splitAtTop(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
