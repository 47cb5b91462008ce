import { Worker } from 'node:worker_threads'
import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { describeWebPage, isWebPage } from './feeds-of-page.ts'
import { readJsonFeed } from './json-feed.ts'
import { readFeed } from './news-feed.ts'

export type FeedTask = { text: string; address: string | undefined }
export type ReadFeed = { name: string | null; items: NewsItem[] }
type Answer = ReadFeed | { refused: string }

/** What a thread would take longer to start for than to read. */
const SHORT = 20_000
const MOST_MS = 30_000
const MOST_MB = 512

/**
 * Everything of a feed, read in a thread that ends when it takes too much time or memory: a stranger can write millions of
 * attributes, and nobody else may wait for them. Throws SourceError like `readFeed`.
 * @param address where the feed is, which relative addresses in it begin with; absent: these are refused
 */
export async function readFeedAside(text: string, address?: string, mostMs = MOST_MS): Promise<ReadFeed> {
  if (text.length > SHORT) return readInThread({ text, address }, mostMs)
  return readWholeFeed({ text, address })
}

/** Here, whatever it takes. */
export function readWholeFeed({ text, address }: FeedTask): ReadFeed {
  if (isWebPage(text)) throw new SourceError(describeWebPage(text, address))
  if (text.startsWith('{')) return readJsonFeed(text)
  let name: string | null = null
  const onName = (found: string) => {
    name = found
  }
  const items = [...readFeed(text, { onName, address })]
  return { name, items }
}

async function readInThread(task: FeedTask, mostMs: number): Promise<ReadFeed> {
  const worker = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  })
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(tooHeavy()), mostMs)
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : error),
    )
    worker.once('exit', () => reject(tooHeavy()))
  })
  try {
    const found = await Promise.race([answer, limit.promise])
    if ('refused' in found) throw new SourceError(found.refused)
    return found
  } finally {
    clearTimeout(timer)
    answer.catch(() => {})
    await worker.terminate()
  }
}

const tooHeavy = () => new SourceError('O feed é pesado demais para ser lido.')
