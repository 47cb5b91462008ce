/** Reads one feed beside the thread that answers: started by `readFeedAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { readWholeFeed } from './read-feed-aside.ts'
import { SourceError } from '../../net/source-error.ts'

try {
  parentPort?.postMessage(readWholeFeed(String(workerData)))
} catch (error) {
  if (!(error instanceof SourceError)) throw error
  parentPort?.postMessage({ refused: error.message })
}
