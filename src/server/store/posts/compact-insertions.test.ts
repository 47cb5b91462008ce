import { expect, test } from 'vitest'
import { z } from 'zod'
import { openFormerStore } from '../../../../test/former-store.ts'
import { migrateClickHouse, readMigrations } from '../migrate.ts'
import { sql } from '../sql.ts'

const Part = z.object({ part_type: z.string(), posts: z.number() })

test('a batch of an import is one file, and wherever the migration was cut short it goes on', async () => {
  const migration = readMigrations('clickhouse').find(({ name }) => name.endsWith('-compact-insertions'))
  if (!migration) throw new Error('no such migration')
  const { ch, close } = await openFormerStore(migration.number)
  const listNewParts = async () => {
    await ch.command(sql`TRUNCATE TABLE post_rows`)
    await ch.command(sql`INSERT INTO post_rows
        (number, version, id, origin, platform, account, native_id, date_created, hate, content, folded)
      SELECT number + 1, number + 1, generateUUIDv4(), 'import', 'X', 'conta', toString(number), now(), 'sem indício',
        repeat('vacina ', 40) AS content, content FROM numbers(10000)
      SETTINGS max_block_size = 10000`)
    return ch.rows(
      'test',
      sql`SELECT DISTINCT part_type, toUInt32(rows) AS posts FROM system.parts
        WHERE database = currentDatabase() AND table = 'post_rows' AND active`,
      Part,
    )
  }
  try {
    expect(await listNewParts()).toEqual([{ part_type: 'Wide', posts: 10_000 }])
    for (let done = 1; done <= migration.statements.length; done += 1) {
      const cutShort = { ...migration, statements: [...migration.statements.slice(0, done), 'SELECT * FROM nothing'] }
      await expect(migrateClickHouse(ch, [cutShort])).rejects.toThrow()
    }
    expect((await migrateClickHouse(ch))[0]).toBe(migration.name)
    expect(await listNewParts()).toEqual([{ part_type: 'Compact', posts: 10_000 }])
  } finally {
    await close()
  }
})
