import { expect, test } from 'vitest'
import { z } from 'zod'
import { openFormerStore } from '../../../../test/former-store.ts'
import { migrateClickHouse, readMigrations } from '../migrate.ts'
import { integer, sql } from '../sql.ts'

const Part = z.object({ part_type: z.string(), posts: z.number() })

/** A batch of an import, and a settlement while posts come in. */
const BATCH = 10_000
const SETTLEMENT = 20_000

test.for([
  { name: '-compact-insertions', before: ['Wide', 'Wide'], after: ['Compact', 'Wide'] },
  { name: '-settlements-by-column', before: ['Compact', 'Compact'], after: ['Compact', 'Wide'] },
])(
  'a batch of an import is one file, a settlement is not ($name), wherever the migration was cut short',
  async (one) => {
    const migration = readMigrations('clickhouse').find(({ name }) => name.endsWith(one.name))
    if (!migration) throw new Error('no such migration')
    const { ch, close } = await openFormerStore(migration.number)
    const insert = async (posts: number) => {
      await ch.command(sql`TRUNCATE TABLE post_rows`)
      await ch.command(sql`INSERT INTO post_rows
        (number, version, id, origin, platform, account, native_id, date_created, hate, content, folded)
      SELECT number + 1, number + 1, generateUUIDv4(), 'import', 'X', 'conta', toString(number), now(), 'sem indício',
        repeat('vacina ', 24) AS content, content FROM numbers(${integer(posts)})
      SETTINGS max_block_size = ${integer(posts)}`)
      return ch.rows(
        'test',
        sql`SELECT DISTINCT part_type, toUInt32(rows) AS posts FROM system.parts
        WHERE database = currentDatabase() AND table = 'post_rows' AND active`,
        Part,
      )
    }
    const listNewParts = async () => [...(await insert(BATCH)), ...(await insert(SETTLEMENT))]
    const expected = ([batch, settlement]: readonly string[]) => [
      { part_type: batch, posts: BATCH },
      { part_type: settlement, posts: SETTLEMENT },
    ]
    try {
      expect(await listNewParts()).toEqual(expected(one.before))
      for (let done = 1; done <= migration.statements.length; done += 1) {
        const cutShort = { ...migration, statements: [...migration.statements.slice(0, done), 'SELECT * FROM nothing'] }
        await expect(migrateClickHouse(ch, [cutShort])).rejects.toThrow()
      }
      expect((await migrateClickHouse(ch))[0]).toBe(migration.name)
      expect(await listNewParts()).toEqual(expected(one.after))
    } finally {
      await close()
    }
  },
)
