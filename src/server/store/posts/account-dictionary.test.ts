import { expect, test } from 'vitest'
import { z } from 'zod'
import { openFormerStore } from '../../../../test/former-store.ts'
import { migrateClickHouse, readMigrations } from '../migrate.ts'
import { integer, sql } from '../sql.ts'

const Types = z.object({ table: z.string(), type: z.string() })
const Accounts = z.object({ all: z.string() })

test('accounts of a version before stay what they were, wherever their dictionary was cut short', async () => {
  const former = await openFormerStore(33)
  const read = () =>
    former.ch.rows(
      'test',
      sql`SELECT toString(groupArray((number, account))) AS all FROM (SELECT number, account FROM post_rows ORDER BY number)`,
      Accounts,
    )
  try {
    for (const from of [0, 5_000])
      await former.ch.command(sql`INSERT INTO post_rows
          (number, version, id, origin, platform, account, native_id, date_created, hate)
        SELECT number + 1, number + 1, generateUUIDv4(), 'import', 'X', if(number % 9 = 0, '', concat('Conta_', toString(number % 3000), 'ã')),
          toString(number), now(), 'sem indício'
        FROM numbers(${integer(from)}, ${integer(5_000)})`)
    const before = await read()
    const [dictionary] = readMigrations('clickhouse').filter(({ number }) => number === 33)
    if (!dictionary) throw new Error('no migration 33')
    for (let done = 1; done <= dictionary.statements.length; done += 1) {
      const cutShort = { ...dictionary, statements: [...dictionary.statements.slice(0, done), 'SELECT * FROM nothing'] }
      await expect(migrateClickHouse(former.ch, [cutShort])).rejects.toThrow()
    }
    expect((await migrateClickHouse(former.ch))[0]).toBe('033-account-dictionary')
    expect(await read()).toEqual(before)
    const types = await former.ch.rows(
      'test',
      sql`SELECT table, type FROM system.columns WHERE database = currentDatabase() AND name = 'account'
        AND table IN ('post_rows', 'post_changes') ORDER BY table`,
      Types,
    )
    expect(types).toEqual([
      { table: 'post_changes', type: 'LowCardinality(String)' },
      { table: 'post_rows', type: 'LowCardinality(String)' },
    ])
  } finally {
    await former.close()
  }
})
