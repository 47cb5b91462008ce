/** Reads one feed beside the thread that answers: started by `readFeedAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { SourceError } from '../../net/source-error.ts'
import { readWholeFeed } from './read-feed-aside.ts'

try {
  parentPort?.postMessage(readWholeFeed(String(workerData)))
} catch (error) {
  if (!(error instanceof SourceError)) throw error
  parentPort?.postMessage({ refused: error.message })
}
