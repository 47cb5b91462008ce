import { describe, expect, test } from 'vitest'
import { and, integer, join, renderSql, sql, string, strings } from './sql.ts'

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
})
