import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAsyncProperty } from '../../../../test/check-property.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { bigints, float, integer, integers, moment, renderSql, type Sql, sql, string, strings, uuids } from '../sql.ts'
import { writeValues } from './chdb-literals.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const write = (question: Sql) => {
  const { text, params } = renderSql(question)
  return writeValues({ query: text, params, label: 'test' })
}
const ID = '0b0c8c2e-7a44-4f6e-9d53-6d2b3c1a9e10'

test('what is short is written out with its type, texts as hexadecimal digits', () => {
  const day = moment(new Date('2024-05-01T12:00:00Z'))
  const { query, params } = write(
    sql`${integer(7)} ${bigints([2n ** 64n - 1n])} ${float(0.5)} ${day} ${strings(["x'"])}`,
  )
  expect(query).toBe(
    "CAST(7, 'UInt32') CAST([18446744073709551615], 'Array(UInt64)') CAST(0.5, 'Float64') " +
      "CAST(unhex('323032342d30352d30312031323a30303a3030'), 'DateTime(\\'UTC\\')') CAST([unhex('7827')], 'Array(String)')",
  )
  expect(params).toEqual({})
})

test('what is long, or no value of its type, stays a parameter', () => {
  const many = Array.from({ length: 101 }, (_, i) => i)
  expect(write(sql`${integers(many)} ${integer(1)} ${integer(2 ** 32)} ${float(Number.NaN)}`)).toMatchObject({
    query: "{p1:Array(UInt32)} CAST(1, 'UInt32') {p3:UInt32} {p4:Float64}",
    params: { p1: many, p3: 2 ** 32, p4: Number.NaN },
  })
  const long = 'x'.repeat(25_000)
  expect(write(sql`${string(long)} ${integer(1)}`)).toMatchObject({
    query: '{p1:String} {p2:UInt32}',
    params: { p1: long, p2: 1 },
  })
})

const Answer = z.object({ one: z.string(), many: z.array(z.string()), ids: z.array(z.string()), n: z.number() })

test('whatever the text, the engine takes it as a value and nothing else', async () => {
  const text = fc.oneof(
    fc.constantFrom("'", '\\', "') OR 1 = 1 --", '{p1:String}', '\n\t', 'é😀'),
    fc.string({ unit: 'grapheme' }),
  )
  const property = fc.asyncProperty(text, fc.array(text, { maxLength: 5 }), fc.nat(), async (one, many, n) => {
    const question = sql`SELECT ${string(one)} AS one, ${strings(many)} AS many, ${uuids([ID])} AS ids, ${integer(n)} AS n`
    expect(await world.ch.rows('test', question, Answer)).toEqual([{ one, many, ids: [ID], n }])
  })
  await checkAsyncProperty(property, 100)
})
