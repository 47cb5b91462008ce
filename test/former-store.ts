import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type ClickHouse, openClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse, readMigrations } from '../src/server/store/migrate.ts'
import { resumeWrites } from '../src/server/store/posts/post-keys.ts'
import { sql } from '../src/server/store/sql.ts'

type FormerStore = { ch: ClickHouse; close: () => Promise<void> }

/** An embedded ClickHouse of its own as the versions before a migration left it. `close` removes its directory. */
export async function openFormerStore(before: number): Promise<FormerStore> {
  const directory = mkdtempSync(join(tmpdir(), 'lupascan-former-'))
  const ch = await openClickHouse({ directory }, { readLastVersion: resumeWrites })
  await migrateClickHouse(
    ch,
    readMigrations('clickhouse').filter(({ number }) => number < before),
  )
  return {
    ch,
    async close() {
      await ch.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The same, where questions read posts as that version did: with its columns, from its rows. */
export async function openFormerPosts(before: number): Promise<FormerStore> {
  const store = await openFormerStore(before)
  await store.ch.command(sql`DROP TABLE posts SYNC`)
  await store.ch.command(sql`CREATE VIEW posts AS SELECT * FROM post_rows`)
  return store
}

/** One migration, cut short after each of its statements and begun again; it is left to be done as a whole. */
export async function cutShortMigration(ch: ClickHouse, number: number): Promise<void> {
  const migration = readMigrations('clickhouse').find((one) => one.number === number)
  if (!migration) throw new Error(`no migration ${number}`)
  for (let done = 1; done <= migration.statements.length; done += 1) {
    const statements = [...migration.statements.slice(0, done), 'SELECT * FROM nothing']
    await expect(migrateClickHouse(ch, [{ ...migration, statements }])).rejects.toThrow()
  }
}
