/** Thread that reads one feed, or one file of news; started by `readFeedAside`. */
import { answerAside } from '../read-aside.ts'
import { readWholeFeed } from './read-feed-aside.ts'

await answerAside(readWholeFeed)
