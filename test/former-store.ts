import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClickHouse, openClickHouse } from '../src/server/store/clickhouse.ts'
import { migrateClickHouse, readMigrations } from '../src/server/store/migrate.ts'
import { resumeWrites } from '../src/server/store/posts/post-keys.ts'

/** An embedded ClickHouse of its own as the versions before a migration left it. `close` removes its directory. */
export async function openFormerStore(before: number): Promise<{ ch: ClickHouse; close: () => Promise<void> }> {
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
