import { describe, expect, test } from 'vitest'
import { and, integer, join, numeral, renderSql, sql, string, strings } from './sql.ts'

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
})
