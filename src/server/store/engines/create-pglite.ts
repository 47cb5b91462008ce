import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Creates the embedded PostgreSQL if there is none, in a thread that ends: initialisation takes 400 MB, which the process has released
 * before it opens the other store. Failures are reported by the open that follows.
 */
export async function createPglite(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const thread = new Worker(new URL('./creating-thread.ts', import.meta.url), { workerData: directory })
  await once(thread, 'exit').catch(() => {})
}
