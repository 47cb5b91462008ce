import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { askUntil } from './clickhouse.ts'
import { StoreError } from './errors.ts'
import {
  bigint,
  bigints,
  floats,
  integer,
  integers,
  join,
  renderSql,
  type Sql,
  sql,
  string,
  strings,
  uuids,
} from './sql.ts'

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

  test('an insertion of megabytes is one part, seen whole or not at all', async () => {
    // Of a cluster a shard: a table that is none of the program's is nowhere else.
    const [one = world.ch] = world.ch.shards
    await one.command(sql`CREATE TABLE large_insertions (n UInt32, text String) ENGINE = MergeTree ORDER BY n
      SETTINGS min_rows_for_wide_part = 1, min_bytes_for_wide_part = 1`)
    const rows = Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'á'.repeat(300) }))
    await one.insert('large_insertions', rows)
    const broken = one.insert('large_insertions', [...rows, { n: 'nenhum', text: '' }])
    await expect(broken).rejects.toMatchObject({ code: expect.stringMatching(/^\d+$/) })
    const stored = sql`SELECT count() AS n, uniqExact(_part) AS parts FROM large_insertions`
    const [found] = await one.rows('test', stored, z.object({ n: z.number(), parts: z.number() }))
    expect(found).toEqual({ n: 20_000, parts: 1 })
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

test('the first rows of a question come with how many there are, however its table is sorted', async () => {
  const [one = world.ch] = world.ch.shards
  await one.command(sql`CREATE TABLE sorted (n UInt32) ENGINE = MergeTree ORDER BY n`)
  await one.command(sql`INSERT INTO sorted SELECT number FROM numbers(100000)`)
  const first = (question: Sql) => one.firstRows('test', question, Number1)
  for (const order of [sql`n DESC`, sql`n`, sql`n % 7, n`]) {
    const { rows, total } = await first(sql`SELECT n FROM sorted WHERE n % 10 = 3 ORDER BY ${order} LIMIT 2 OFFSET 1`)
    expect({ rows: rows.length, total }).toEqual({ rows: 2, total: 10_000 })
  }
  expect(await first(sql`SELECT n FROM sorted WHERE n < 3 ORDER BY n LIMIT 2 OFFSET 9`)).toEqual({ rows: [], total: 3 })
  expect(await first(sql`SELECT n FROM sorted WHERE n > 100000 ORDER BY n LIMIT 2`)).toEqual({ rows: [], total: 0 })
})

describe('values larger than a server takes in one piece', () => {
  const ids = Array.from({ length: 5_000 }, () => randomUUID())
  const files = ids.map((id, i) => `${id}${id}`.slice(0, 65) + String(i).padStart(7, '0'))
  const numbers = Array.from({ length: 20_000 }, (_, i) => 4_000_000_000 + i)

  test('find what they name: ids, names of files, numbers', async () => {
    // Of a cluster a shard: a table that is none of the program's is nowhere else.
    const one = world.ch.shards[0] ?? world.ch
    await one.command(sql`CREATE TABLE named (file String, id UUID, place UInt32) ENGINE = MergeTree ORDER BY file`)
    const others = Array.from({ length: 1_000 }, (_, i) => ({ file: `other ${i}`, id: randomUUID(), place: i }))
    await one.insert('named', [...files.map((file, i) => ({ file, id: ids[i], place: numbers[i] })), ...others])
    const count = async (condition: ReturnType<typeof sql>) => {
      const question = sql`SELECT toUInt32(count()) AS n FROM named WHERE ${condition}`
      const [row] = await one.rows('count-named', question, Number1)
      return row?.n
    }
    expect(await count(sql`file IN ${strings(files)}`)).toBe(5_000)
    expect(await count(sql`named.id IN ${uuids(ids)}`)).toBe(5_000)
    expect(await count(sql`place IN ${integers(numbers)}`)).toBe(5_000)
    const places = numbers.slice(0, 5_000)
    expect(await count(sql`transform(file, ${strings(files)}, ${integers(places)}, 5000) = place`)).toBe(5_000)

    await one.command(
      sql`ALTER TABLE named UPDATE place = 7 WHERE file IN ${strings(files)} SETTINGS mutations_sync = 2`,
    )
    await one.command(sql`ALTER TABLE named DELETE WHERE id IN ${uuids(ids.slice(1))} SETTINGS mutations_sync = 2`)
    expect(await count(sql`true`)).toBe(1_001)
    const found = []
    for await (const rows of one.stream('stream-named', sql`SELECT place FROM named WHERE file IN ${strings(files)}`))
      found.push(...rows)
    expect(found).toEqual([{ place: 7 }])
  })

  test('are what they are: long texts, floats, hostile letters', async () => {
    const hostile = `');--\t\n\r\\"€😀`.repeat(9_000)
    const many = floats(Array.from({ length: 12_000 }, (_, i) => i / 2))
    const [row] = await world.ch.rows(
      'large-values',
      sql`SELECT ${string(hostile)} AS one, ${strings([hostile, 'b', '', hostile])} AS list,
          toFloat64(arraySum(${many})) AS sum`,
      z.object({ one: z.string(), list: z.array(z.string()), sum: z.number() }),
    )
    expect(row).toEqual({ one: hostile, list: [hostile, 'b', '', hostile], sum: (11_999 * 12_000) / 4 })
  })

  test('go beside a text that is as long as the engine reads one', async () => {
    // The engine reads 262,144 bytes of text (max_query_size), of which a field of a form holds half.
    const one = sql`length('a hundred letters, which stand for what a search of very many words has, and some more after those')`
    const sum = sql`arraySum([${join(Array.from({ length: 1_500 }, () => one))}])`
    const question = sql`SELECT toUInt32(${sum} + length(${strings(files.slice(0, 2_000))})) AS n`
    expect(renderSql(question).text.length).toBeGreaterThan(140_000)
    expect(await world.ch.rows('long-text', question, Number1)).toEqual([{ n: 1_500 * 98 + 2_000 }])
  })
})

describe('a question whose asker has gone', () => {
  /** Without values: in the embedded engine those with values wait for each other, and the looks below must not. */
  const left = sql`SELECT toUInt32(count()) AS n FROM numbers(1000000000000) WHERE sipHash64(number) % 7 = 8`
  const endless = (bound: number) =>
    sql`SELECT toUInt32(count()) AS n FROM numbers(1000000000000) WHERE sipHash64(number) % 7 = ${integer(bound)}`
  const countRunning = async (label: string) => {
    const question = sql`SELECT Settings['log_comment'] AS comment FROM system.processes`
    const rows = await world.ch.rows('count-running', question, z.object({ comment: z.string() }))
    return rows.filter(({ comment }) => comment.startsWith(label)).length
  }

  test('stops computing', async () => {
    const label = `left-${randomUUID()}`
    // It began before and has the same limit of time: while it runs, the other did not end of itself.
    const staying = new AbortController()
    let isOver = false
    const witness = world.ch
      .rows(`witness-${label.slice(5, 45)}`, left, Number1, staying.signal)
      .catch(() => {})
      .then(() => {
        isOver = true
      })
    await expect.poll(() => countRunning('witness')).toBe(1)
    const leaving = new AbortController()
    const answer = askUntil(world.ch, leaving.signal).rows(label, left, Number1)
    answer.catch(() => {})
    await expect.poll(() => countRunning(label)).toBe(1)
    leaving.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => countRunning(label)).toBe(0)
    expect(isOver).toBe(false)
    staying.abort()
    await witness
  })

  test('frees the way for others that wait behind it, and waits for nothing itself', async () => {
    const leaving = new AbortController()
    const many = Array.from({ length: 40 }, (_, i) => world.ch.rows('left', endless(i), Number1, leaving.signal))
    const over = Promise.allSettled(many)
    leaving.abort()
    for (const one of await over) expect(one).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(await world.ch.rows('next', sql`SELECT ${integer(1)} AS n`, Number1)).toEqual([{ n: 1 }])
    await expect.poll(() => countRunning('left')).toBe(0)
  })

  test('stops a download before its first row', async () => {
    const label = `download-${randomUUID()}`
    const leaving = new AbortController()
    const rows = world.ch.stream(label, endless(8), leaving.signal)
    const first = rows.next()
    first.catch(() => {})
    await expect.poll(() => countRunning(label)).toBe(1)
    leaving.abort()
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => countRunning(label)).toBe(0)
  })

  test('stops a download in the middle', async () => {
    const label = `middle-${randomUUID()}`
    const leaving = new AbortController()
    const read = async () => {
      for await (const rows of world.ch.stream(
        label,
        sql`SELECT number AS n FROM numbers(100000000000)`,
        leaving.signal,
      ))
        if (rows.length > 0) leaving.abort()
    }
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => countRunning(label)).toBe(0)
  })

  test('is not answered ahead of a reader who stands still', async () => {
    const label = `slow-${randomUUID()}`
    const rows = world.ch.stream(label, sql`SELECT repeat('x', 1000) AS text FROM numbers(100000000)`)
    await rows.next()
    const looks = sql`SELECT Settings['log_comment'] AS comment, toFloat64(read_rows) AS n FROM system.processes`
    const Look = Number1.extend({ comment: z.string() })
    const look = async () =>
      (await world.ch.rows('look', looks, Look)).find(({ comment }) => comment.startsWith(label))?.n
    let seen: number | undefined
    await expect
      .poll(async () => {
        const before = seen
        seen = await look()
        return seen === before
      })
      .toBe(true)
    expect(seen).toBeGreaterThan(0)
    // Of a hundred million, each of a kilobyte.
    expect(seen).toBeLessThan(200_000)
    await rows.return(undefined)
  })
})
