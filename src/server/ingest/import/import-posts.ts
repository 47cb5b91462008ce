import type { SourceItem } from '../../../contract/sources/imported-post.ts'
import { type Author, type EnrichmentStep, isOfPerson } from '../../enrich/draft-post.ts'
import { SourceError } from '../../net/source-error.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Origin } from '../write/changed-rows.ts'
import type { PreparedPost } from '../write/prepared-post.ts'
import { BATCH_SIZE, type WriteReport, writePrepared } from '../write/write.ts'
import { Authors, settleAuthors } from './authors.ts'
import { createReport, type ImportReport, type SetAside } from './import-report.ts'
import { type PreparedItem, prepareItems, type ReadyItem } from './prepare-items.ts'

export type ImportOptions = {
  origin: Origin
  /** Called with the authors of stored posts: awaited after every batch, before it is counted. */
  onStored?: (authors: readonly Author[]) => Promise<void>
  /** Called after every stored batch. */
  onProgress?: (report: ImportReport) => void
  /** Called for every rejected item; the report keeps the first ones only. */
  onSetAside?: (item: SetAside) => void
  /** Stops the import after the current batch. */
  signal?: AbortSignal
}

/** `size` in characters of text. */
type Batch = { positions: number[]; posts: PreparedPost[]; authors: Authors; size: number; known: number }

/** Ten thousand of the longest posts would be a gigabyte: a batch also ends at this size. */
const MAX_BATCH_CHARACTERS = 16_000_000

/** After this many consecutive records without a post the file is taken for something else. */
const MAX_IN_VAIN = 100_000
const inVain = () =>
  new SourceError(
    `Nenhum dos primeiros ${MAX_IN_VAIN.toLocaleString('pt-BR')} registros pôde ser lido; confira o formato e as colunas.`,
  )

const NOTHING: WriteReport = { stored: 0, updated: 0, unchanged: 0, set_aside: [] }

const createBatch = (): Batch => ({ positions: [], posts: [], authors: new Authors(), size: 0, known: 0 })

/** Imports the posts of a source: source → enrich → write. `importPrepared` does the last step. */
export const importPosts = (
  ch: ClickHouse,
  items: AsyncIterable<SourceItem> | Iterable<SourceItem>,
  { steps, ...options }: Omit<ImportOptions, 'onStored'> & { steps: readonly EnrichmentStep[] },
): Promise<ImportReport> =>
  importPrepared(ch, prepareItems(items, steps), { ...options, onStored: (authors) => settleAuthors(steps, authors) })

/**
 * Writes posts that were read and prepared. One batch is read while the previous one is being written, so that at most two are in
 * memory. Never throws: the reason for an early end is in the report beside what was stored until then, and repeating the import is
 * always safe.
 */
export async function importPrepared(
  ch: ClickHouse,
  items: AsyncIterable<PreparedItem>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { report, setAside, count } = createReport(options.onSetAside)
  let writing = Promise.resolve()

  const write = async ({ positions, posts, authors, known }: Batch) => {
    if (posts.length + known === 0) return
    await writing
    const store = async () => {
      const result = posts.length > 0 ? await writePrepared(ch, posts, options.origin) : NOTHING
      if (posts.length > 0) await options.onStored?.(authors.list())
      for (const { index, reason } of result.set_aside) setAside({ position: positions[index] ?? 0, reason })
      count({ ...result, unchanged: result.unchanged + known })
      options.onProgress?.(report)
    }
    writing = store()
    // It is awaited before the next batch; a rejection in between must not end the process.
    writing.catch(() => {})
  }

  try {
    let batch = createBatch()
    try {
      for await (const item of items) {
        if (options.signal?.aborted) break
        report.read += 'known' in item ? item.known : 1
        if (report.set_aside_count >= MAX_IN_VAIN && report.set_aside_count === report.read - 1) throw inVain()
        if ('reason' in item) setAside(item)
        else if ('known' in item) {
          report.of_people += item.of_people
          batch.known += item.known
          if (batch.known >= BATCH_SIZE) batch = await sendBatch(batch, write)
        } else {
          if (isOfPerson(item.author)) report.of_people += 1
          batch = await addToBatch(batch, item, write)
        }
      }
    } finally {
      // A file that is damaged in the middle does not undo what was stored.
      await write(batch)
      await writing
    }
  } catch (error) {
    report.failure = error instanceof Error ? error : new Error(String(error))
  }
  report.interrupted = options.signal?.aborted ?? false
  return report
}

async function addToBatch(batch: Batch, item: ReadyItem, write: (batch: Batch) => Promise<void>) {
  batch.positions.push(item.position)
  batch.posts.push(item.post)
  batch.authors.add(item.author)
  batch.size += item.characters
  if (batch.posts.length < BATCH_SIZE && batch.size < MAX_BATCH_CHARACTERS) return batch
  return sendBatch(batch, write)
}

async function sendBatch(batch: Batch, write: (batch: Batch) => Promise<void>): Promise<Batch> {
  await write(batch)
  return createBatch()
}
