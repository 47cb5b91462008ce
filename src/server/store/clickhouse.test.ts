import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { StoreError } from './errors.ts'
import { bigint, bigints, integer, sql, string, strings } from './sql.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const Number1 = z.object({ n: z.number() })

describe('ClickHouse', () => {
  test('binds values, hostile ones too, as what they are', async () => {
    const hostile = "') OR 1=1 -- {p1:String} \\' \n SETTINGS readonly=0"
    const rows = await world.ch.rows(
      'test',
      sql`SELECT ${string(hostile)} AS text, ${strings(['a', hostile])} AS list, ${integer(7)} AS n`,
      z.object({ text: z.string(), list: z.array(z.string()), n: z.number() }),
    )
    expect(rows).toEqual([{ text: hostile, list: ['a', hostile], n: 7 }])
  })

  test('binds numbers of 64 bits', async () => {
    const largest = 2n ** 64n - 1n
    const rows = await world.ch.rows(
      'test',
      sql`SELECT toString(${bigint(largest)}) AS one, toString(arraySum(${bigints([2n ** 53n, 1n])})) AS sum`,
      z.object({ one: z.string(), sum: z.string() }),
    )
    expect(rows).toEqual([{ one: '18446744073709551615', sum: '9007199254740993' }])
  })

  test('ends a question that needs too much memory or rows with a fault the caller can name', async () => {
    const tooMany = world.ch.rows('test', sql`SELECT number AS n FROM numbers(200000)`, Number1)
    await expect(tooMany).rejects.toThrow(StoreError)
    await expect(tooMany).rejects.toMatchObject({ fault: 'query_too_heavy' })
    const tooLarge = world.ch.rows(
      'test',
      sql`SELECT length(groupArray(number)) AS n FROM numbers(1000000000)`,
      Number1,
    )
    await expect(tooLarge).rejects.toMatchObject({ fault: 'query_too_heavy' })
  })

  test('answers a question with its own rows alone after one that broke off half way', async () => {
    const broken = () =>
      world.ch.rows('test', sql`SELECT number AS n FROM numbers(200000) SETTINGS max_block_size = 20000`, Number1)
    await Promise.all(
      Array.from({ length: 8 }, () => expect(broken()).rejects.toMatchObject({ fault: 'query_too_heavy' })),
    )
    const after = await Promise.all(
      Array.from({ length: 8 }, () => world.ch.rows('test', sql`SELECT toUInt32(8888888) AS n`, Number1)),
    )
    expect(after.flat()).toEqual(Array.from({ length: 8 }, () => ({ n: 8_888_888 })))
  })

  test('answers a quick question while a slow one runs', async () => {
    let isOver = false
    const slow = world.ch
      .rows('slow', sql`SELECT toUInt32(sum(sipHash64(number)) % 10) AS n FROM numbers(100000000)`, Number1)
      // On a busy machine it is broken off; what counts is when.
      .catch(() => {})
      .then(() => {
        isOver = true
      })
    await world.ch.rows('quick', sql`SELECT 1 AS n`, Number1)
    expect(isOver).toBe(false)
    await slow
  })

  test('streams more rows than a question may return, and stops when the reader leaves', async () => {
    let count = 0
    for await (const rows of world.ch.stream<{ n: number }>(
      'test',
      sql`SELECT number AS n FROM numbers(${integer(300000)})`,
    )) {
      count += rows.length
    }
    expect(count).toBe(300_000)
    for await (const rows of world.ch.stream<{ n: number }>(
      'test',
      sql`SELECT number AS n FROM numbers(100000000000)`,
    )) {
      expect(rows[0]).toEqual({ n: 0 })
      break
    }
    const after = await world.ch.rows('test', sql`SELECT 1 AS n`, Number1)
    expect(after).toEqual([{ n: 1 }])
  })
})
