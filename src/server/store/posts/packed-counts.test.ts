import { expect, test } from 'vitest'
import { z } from 'zod'
import { finishMutations, openFormerStore } from '../../../../test/former-store.ts'
import { migrateClickHouse, readMigrations } from '../migrate.ts'
import { integer, sql } from '../sql.ts'

const Codec = z.object({ name: z.string(), codec: z.string() })
const Counts = z.object({ all: z.string() })

test('counts of a version before are packed anew and stay what they were, wherever that was cut short', async () => {
  const former = await openFormerStore(29)
  const read = () =>
    former.ch.rows(
      'test',
      sql`SELECT toString(groupArray((views, likes, shares, comments, person_id, views_rank, likes_rank))) AS all
        FROM (SELECT *, views_rank, likes_rank FROM post_rows ORDER BY number)`,
      Counts,
    )
  try {
    await former.ch.command(sql`INSERT INTO post_rows
        (number, version, id, origin, platform, account, native_id, date_created, hate, views, likes, shares, person_id)
      SELECT number + 1, number + 1, generateUUIDv4(), 'import', 'X', 'conta', toString(number), now(), 'sem indício',
        if(number % 3 = 0, NULL, number * 1000003), number, if(number % 2 = 0, NULL, 4294967295), number % 7
      FROM numbers(${integer(5_000)})`)
    const before = await read()
    const [packing] = readMigrations('clickhouse').filter(({ number }) => number === 29)
    if (!packing) throw new Error('no migration 29')
    for (let done = 1; done <= packing.statements.length; done += 1) {
      const cutShort = { ...packing, statements: [...packing.statements.slice(0, done), 'SELECT * FROM nothing'] }
      await expect(migrateClickHouse(former.ch, [cutShort])).rejects.toThrow()
    }
    // The start does not wait for what is written anew.
    await former.ch.command(sql`SYSTEM STOP MERGES post_rows`)
    expect((await migrateClickHouse(former.ch))[0]).toBe('029-packed-counts')
    expect(await read()).toEqual(before)
    await former.ch.command(sql`SYSTEM START MERGES post_rows`)
    await finishMutations(former.ch)
    expect(await read()).toEqual(before)
    const codecs = await former.ch.rows(
      'test',
      sql`SELECT name, compression_codec AS codec FROM system.columns
        WHERE database = currentDatabase() AND table = 'post_rows' AND compression_codec LIKE '%T64%' ORDER BY name`,
      Codec,
    )
    expect(codecs.map(({ name }) => name)).toEqual([
      ...[
        'comments',
        'comments_rank',
        'likes',
        'likes_rank',
        'person_id',
        'shares',
        'shares_rank',
        'views',
        'views_rank',
      ],
    ])
  } finally {
    await former.close()
  }
})
