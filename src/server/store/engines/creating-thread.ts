/** Creates an empty database in the given directory and ends (`create-pglite.ts`). */
import { workerData } from 'node:worker_threads'
import { openDurablePglite } from './pglite.ts'

const pglite = await openDurablePglite(workerData)
await pglite.close()
