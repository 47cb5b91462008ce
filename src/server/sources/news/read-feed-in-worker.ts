import type { NewsItem } from '../../../contract/news/imported-news.ts'
import { SourceError } from '../../net/source-error.ts'
import { isHeavyJson, OF_A_FILE } from '../files/json-weight.ts'
import { readInWorker } from '../read-in-worker.ts'
import { describeWebPage, isWebPage } from './feeds-of-page.ts'
import { readJsonFeed } from './json-feed.ts'
import { type FeedHead, readFeed } from './news-feed.ts'
import { readNewsJson } from './news-json.ts'

/** `isFile`: it may also contain fact-checks and articles in JSON, which no feed does. */
export type FeedTask = { text: string; address?: string | undefined; isFile?: boolean }
export type ReadFeed = FeedHead & { items: NewsItem[] }

/** A shorter text is read faster than a thread starts. */
const SHORT = 20_000
const MAX_MS = 8_000
/** Maximum memory. A running JSON parser cannot be stopped and would take down the process: more than an accepted text needs. */
const MAX_MB = { xml: 128, json: 256 }
const TOO_HEAVY = 'O feed é pesado demais para ser lido.'
const FILE_TOO_HEAVY = 'O arquivo é pesado demais para ser lido; divida-o em mais de um.'

/**
 * Reads a whole feed in a thread that is ended when it exceeds its time or memory: a stranger can write millions of attributes, and
 * no other request may wait for them. Throws SourceError like `readFeed`.
 * @param task `address`: of the feed, the base of its relative addresses; absent: these are refused
 */
export async function readFeedInWorker(task: FeedTask, mostMs = MAX_MS): Promise<ReadFeed> {
  if (task.text.length <= SHORT) return readWholeFeed(task)
  const limits = {
    ms: mostMs,
    mb: task.text.startsWith('<') ? MAX_MB.xml : MAX_MB.json,
    tooHeavy: task.isFile ? FILE_TOO_HEAVY : TOO_HEAVY,
  }
  return readInWorker<ReadFeed>(new URL('./feed-thread.ts', import.meta.url), task, limits)
}

/** Includes the tags of its articles; the largest podcasts have a tenth of it. */
const MAX_TAGS = 1_000_000

function countTags(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1
  return count
}

/** Reads in the current thread, without limits. */
export function readWholeFeed({ text, address, isFile }: FeedTask): ReadFeed {
  if (countTags(text) > MAX_TAGS) throw new SourceError(isFile ? FILE_TOO_HEAVY : TOO_HEAVY)
  if (!text.startsWith('<') && isHeavyJson(text, OF_A_FILE)) throw new SourceError(isFile ? FILE_TOO_HEAVY : TOO_HEAVY)
  if (isFile && !text.startsWith('<') && !isJsonFeed(text)) return { ...NO_HEAD, items: readNewsJson(text) }
  if (isWebPage(text)) throw new SourceError(describeWebPage(text, address))
  if (text.startsWith('{')) return readJsonFeed(text, address)
  let head = NO_HEAD
  const onHead = (found: FeedHead) => {
    head = found
  }
  const items = [...readFeed(text, { onHead, address })]
  return { ...head, items }
}

const NO_HEAD: FeedHead = { name: null, site: null }

/** JSON Feed declares itself at its beginning; a fact-check on one line is not a feed. */
const isJsonFeed = (text: string) => /"https:\/\/jsonfeed\.org\/version\//.test(text.slice(0, 4_096))
