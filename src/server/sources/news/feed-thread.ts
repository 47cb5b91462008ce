/** Reads one feed beside the thread that answers: started by `readFeedAside`. */
import { parentPort, workerData } from 'node:worker_threads'
import { SourceError } from '../../net/source-error.ts'
import { type FeedTask, readWholeFeed } from './read-feed-aside.ts'

try {
  // Type: what `readFeedAside` hands over.
  parentPort?.postMessage(readWholeFeed(workerData as FeedTask))
} catch (error) {
  if (!(error instanceof SourceError)) throw error
  parentPort?.postMessage({ refused: error.message })
}
