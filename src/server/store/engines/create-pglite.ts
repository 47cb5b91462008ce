import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Makes the embedded PostgreSQL where there is none, in a thread that ends: what it is made with takes 400 MB, which the process has
 * given back before it opens the other store. What is in its way is told by who opens it next.
 */
export async function createPglite(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const thread = new Worker(new URL('./creating-thread.ts', import.meta.url), { workerData: directory })
  await once(thread, 'exit').catch(() => {})
}
