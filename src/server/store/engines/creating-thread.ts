/** Makes an empty database in the directory that it is given, and ends (`create-pglite.ts`). */
import { workerData } from 'node:worker_threads'
import { openDurablePglite } from './pglite.ts'

const pglite = await openDurablePglite(workerData)
await pglite.close()
