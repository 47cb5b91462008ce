/** Thread that reads one feed, or one file of news; started by `readFeedInWorker`. */
import { respondFromWorker } from '../read-in-worker.ts'
import { readWholeFeed } from './read-feed-in-worker.ts'

await respondFromWorker(readWholeFeed)
