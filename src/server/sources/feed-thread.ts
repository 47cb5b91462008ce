/** Reads one feed beside the thread that answers: started by `readFeedAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { readFeed } from './news-feed.ts'
import { SourceError } from './source-error.ts'

let name: string | null = null
try {
  const items = [
    ...readFeed(String(workerData), (found) => {
      name = found
    }),
  ]
  parentPort?.postMessage({ items, name })
} catch (error) {
  if (!(error instanceof SourceError)) throw error
  parentPort?.postMessage({ refused: error.message })
}
