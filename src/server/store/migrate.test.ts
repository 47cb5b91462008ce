import { sql as kyselySql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { ClickHouse } from './clickhouse.ts'
import { migrateClickHouse, migratePostgres, readMigrations } from './migrate.ts'
import { sql } from './sql.ts'

let world: TestStores
/** Of a cluster a shard: each is a store of its own, brought to the next version by itself. */
let ch: ClickHouse
beforeAll(async () => {
  world = await openTestStores()
  ch = world.ch.shards[0] ?? world.ch
})
afterAll(() => world.close())

const migrate = (migrations?: Parameters<typeof migrateClickHouse>[1]) =>
  migrateClickHouse(ch, migrations, world.ch.shards.length > 1 ? 'shard' : 'whole')

describe('migrations', () => {
  test('are numbered without a gap', () => {
    for (const store of ['clickhouse', 'postgres'] as const) {
      const numbers = readMigrations(store).map(({ number }) => number)
      expect(numbers).toEqual(numbers.map((_, i) => i + 1))
    }
  })

  test('run once', async () => {
    expect(await migrate()).toEqual([])
    expect(await migratePostgres(world.pg)).toEqual([])
  })

  test('one that fails leaves Postgres as it was, and runs again', async () => {
    const next = {
      number: 900,
      name: '900-test',
      statements: ['CREATE TABLE half (n integer)', 'CREATE TABLE users (n integer)'],
    }
    await expect(migratePostgres(world.pg, [...readMigrations('postgres'), next])).rejects.toThrow()
    const whole = { ...next, statements: ['CREATE TABLE half (n integer)'] }
    expect(await migratePostgres(world.pg, [...readMigrations('postgres'), whole])).toEqual(['900-test'])
    const { rows } = await kyselySql`SELECT count(*) AS n FROM half`.execute(world.pg)
    expect(rows).toEqual([{ n: 0 }])
  })

  test.each(['clickhouse', 'postgres'] as const)('each migration of %s has a number of its own', (store) => {
    // A store that has run one of two with the same number would never run the other.
    const numbers = readMigrations(store).map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('two processes that start at once run each of them once', async () => {
    const next = { number: 901, name: '901-test', statements: ['CREATE TABLE once (n integer)'] }
    const ran = await Promise.all([1, 2, 3].map(() => migratePostgres(world.pg, [next])))
    expect(ran.flat()).toEqual(['901-test'])
  })

  test('a ClickHouse migration that ended half-way is completed by the next start', async () => {
    const create = 'CREATE TABLE IF NOT EXISTS half (n UInt32) ENGINE = MergeTree ORDER BY n'
    const broken = { number: 900, name: '900-test', statements: [create, 'CREATE TABLE broken'] }
    await expect(migrate([broken])).rejects.toThrow()
    expect(await migrate([{ ...broken, statements: [create] }])).toEqual(['900-test'])
  })

  test('a renamed table keeps its rows, whether the statement was cut short before or after it ran', async () => {
    const renaming = readMigrations('clickhouse').filter(({ number }) => number === 19)
    await ch.command(sql`RENAME TABLE image_clusters TO picture_leaders`)
    await ch.insert('picture_leaders', [{ file: 'a', leader: 'b' }])
    for (let i = 0; i < 2; i++) {
      await ch.command(sql`DELETE FROM migrations WHERE number = 19`)
      expect(await migrate(renaming)).toEqual(['019-image-clusters'])
      const rows = await ch.rows(
        'test',
        sql`SELECT file, leader FROM image_clusters`,
        z.object({ file: z.string(), leader: z.string() }),
      )
      expect(rows).toEqual([{ file: 'a', leader: 'b' }])
    }
  })

  test('what lies inside the bars of stored pictures is told once, however often that is begun', async () => {
    const parts = readMigrations('clickhouse').filter(({ number }) => number === 23)
    const barred = {
      name: 'barred.png',
      whole: '1',
      framed: '7',
      whole_fine: ['2', '3', '4'],
      framed_fine: ['8', '9', '10'],
    }
    await ch.insert('media_files', [
      barred,
      { ...barred, name: 'plain.png', framed: '1', framed_fine: ['2', '3', '4'] },
    ])
    for (let i = 0; i < 2; i++) {
      await ch.command(sql`DELETE FROM migrations WHERE number = 23`)
      expect(await migrate(parts)).toEqual(['023-image-parts'])
      const rows = await ch.rows(
        'test',
        sql`SELECT file, part, toString(first) AS first, arrayMap(word -> toString(word), fine) AS fine FROM image_parts FINAL`,
        z.object({ file: z.string(), part: z.number(), first: z.string(), fine: z.array(z.string()) }),
      )
      expect(rows).toEqual([{ file: 'barred.png', part: 6, first: '7', fine: ['8', '9', '10'] }])
    }
  })

  test('stored posts get their hashtags with accents apart, wherever the migration was cut short', async () => {
    const [accents] = readMigrations('clickhouse').filter(({ number }) => number === 21)
    if (!accents) throw new Error('no migration 21')
    await ch.command(sql`ALTER TABLE post_rows MODIFY COLUMN hashtags Array(String) MATERIALIZED ['eleic']`)
    await storePosts(ch, [{ native_id: 'apart', content: '#Eleição'.normalize('NFD') }])
    for (let done = 1; done <= accents.statements.length; done += 1) {
      const cutShort = { ...accents, statements: [...accents.statements.slice(0, done), 'SELECT * FROM nothing'] }
      await expect(migrate([{ ...cutShort, number: 921 }])).rejects.toThrow()
    }
    // Ends after all mutations before it.
    await ch.command(sql`ALTER TABLE post_rows DELETE WHERE false SETTINGS mutations_sync = 2`)
    const rows = await ch.rows('test', sql`SELECT hashtags FROM posts`, z.object({ hashtags: z.array(z.string()) }))
    expect(rows).toEqual([{ hashtags: ['eleição'] }])
  })
})
