// node test/make-template.ts DIRECTORY: both stores there, migrated and empty. A process of its own, so that the engines end with it.
import { openQueue } from '../src/server/jobs/queue.ts'
import { quietLog } from '../src/server/log.ts'
import { openStores } from '../src/server/store/open.ts'

const [, , dataDir] = process.argv
if (!dataDir) throw new Error('node test/make-template.ts DIRECTORY')
const stores = await openStores({ dataDir, databaseUrl: null, clickhouseUrl: null }, quietLog)
const queue = openQueue(stores.jobDatabase, 'sender', quietLog)
await queue.open()
await queue.close()
await stores.close()
