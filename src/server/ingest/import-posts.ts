import type { SourceItem } from '../../contract/imported-post.ts'
import type { DraftPost, EnrichmentStep } from '../enrich/draft-post.ts'
import { enrichPost } from '../enrich/index.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { Authors } from './authors.ts'
import type { Origin } from './changed-rows.ts'
import type { PreparedPost } from './changes.ts'
import { createReport, type ImportReport, type SetAside } from './import-report.ts'
import { BATCH_SIZE, preparePost, writePrepared } from './write.ts'

export type ImportOptions = {
  steps: readonly EnrichmentStep[]
  origin: Origin
  /** Called after every stored batch. */
  onProgress?: (report: ImportReport) => void
  /** Called for every item set aside; the report keeps the first ones only. */
  onSetAside?: (item: SetAside) => void
  /** Stops the import after the batch in hand. */
  signal?: AbortSignal
}

/** `size` in characters of text. */
type Batch = { positions: number[]; posts: PreparedPost[]; authors: Authors; size: number }

/** Ten thousand of the longest posts would be a gigabyte: a batch also ends here. */
const MAX_BATCH_CHARACTERS = 16_000_000

const createBatch = (): Batch => ({ positions: [], posts: [], authors: new Authors(), size: 0 })

/**
 * Brings the posts of a source into the store: source → enrich → write. One batch is read while the one before is being
 * written, so that at most two are in memory. It never throws: what ended it early stands in the report beside
 * what was stored until then, and repeating the import is always safe.
 */
export async function importPosts(
  ch: ClickHouse,
  items: AsyncIterable<SourceItem> | Iterable<SourceItem>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { report, setAside, count } = createReport(options.onSetAside)
  let writing = Promise.resolve()

  const write = async ({ positions, posts, authors }: Batch) => {
    if (posts.length === 0) return
    await writing
    const store = async () => {
      const result = await writePrepared(ch, posts, options.origin)
      await authors.settle(options.steps)
      for (const { index, reason } of result.set_aside) setAside({ position: positions[index] ?? 0, reason })
      count(result)
      options.onProgress?.(report)
    }
    writing = store()
    // It is awaited before the next batch; a failure in between must not end the process.
    writing.catch(() => {})
  }

  try {
    let batch = createBatch()
    try {
      for await (const item of items) {
        if (options.signal?.aborted) break
        report.read += 1
        const post = enrichItem(item, options.steps)
        if (typeof post === 'string') setAside({ position: item.position, reason: post })
        else {
          if (post.person_id !== null) report.of_people += 1
          batch = await addToBatch(batch, item.position, post, write)
        }
      }
    } finally {
      // A file that breaks in the middle does not take back what came before.
      await write(batch)
      await writing
    }
  } catch (error) {
    report.failure = error instanceof Error ? error : new Error(String(error))
  }
  report.interrupted = options.signal?.aborted ?? false
  return report
}

async function addToBatch(batch: Batch, position: number, post: DraftPost, write: (batch: Batch) => Promise<void>) {
  batch.positions.push(position)
  // At once: the draft has gone before the engine of the language takes it for something to keep.
  batch.posts.push(preparePost(post))
  batch.authors.add(post)
  batch.size += post.content.length
  if (batch.posts.length < BATCH_SIZE && batch.size < MAX_BATCH_CHARACTERS) return batch
  await write(batch)
  return createBatch()
}

/** The post with its facts, or the reason why there is none. */
function enrichItem(item: SourceItem, steps: readonly EnrichmentStep[]): DraftPost | string {
  if ('reason' in item) return item.reason
  try {
    return enrichPost(item.post, steps)
  } catch (error) {
    return `A publicação não pôde ser preparada (${error instanceof Error ? error.message : error}).`
  }
}
