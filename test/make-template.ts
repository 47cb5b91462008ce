/**
 * node test/make-template.ts DIRECTORY FORMER: creates both stores in DIRECTORY, migrated and empty, and in FORMER the
 * embedded ClickHouse at an earlier migration. A separate process, so that the engines end with it.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openQueue } from '../src/server/jobs/queue.ts'
import { quietLog } from '../src/server/log.ts'
import { openClickHouse } from '../src/server/store/clickhouse.ts'
import { openStores } from '../src/server/store/open.ts'
import { KEPT_BEFORE, migrateUntil } from './migrate-until.ts'

const [, , dataDir, former] = process.argv
if (!dataDir || !former) throw new Error('node test/make-template.ts DIRECTORY FORMER')
const directory = join(dataDir, 'clickhouse')
const ch = await openClickHouse({ directory })
await migrateUntil(ch, KEPT_BEFORE)
await ch.close()
cpSync(directory, former, { recursive: true, verbatimSymlinks: true })
const stores = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
const queue = openQueue(stores.jobDatabase, 'sender', quietLog)
await queue.open()
await queue.close()
// PostgreSQL's own two template databases are unused: nearly half of the files in each copy of the template.
await sql`UPDATE pg_database SET datistemplate = false`.execute(stores.pg)
for (const name of ['template0', 'template1']) await sql`DROP DATABASE ${sql.ref(name)}`.execute(stores.pg)
await stores.close()
