/** Reads the posts of a file and prepares them for the store, in a separate thread where that pays off. */
import { availableParallelism } from 'node:os'
import type { Readable } from 'node:stream'
import type { Author } from '../enrich/draft-post.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import type { NameLinks } from '../enrich/person-by-name.ts'
import { loadPlainKnowledge, loadSteps } from '../enrichment.ts'
import { settleAuthors } from '../ingest/import/authors.ts'
import { type PreparedItem, prepareItems } from '../ingest/import/prepare-items.ts'
import { openKnownRecords } from '../ingest/write/find-known-records.ts'
import { loadHateModelIfReadable } from '../load-hate-model.ts'
import { recordUnjudged } from '../records/jobs/unjudged-posts.ts'
import { recordMistakenOwners } from '../records/posts/post-owners.ts'
import { SOURCES, type SourceFormat } from '../sources/index.ts'
import type { SourceOptions } from '../sources/source.ts'
import type { Stores } from '../store/open.ts'
import { readInThread } from './reading-thread/read-in-thread.ts'

/** `size` in bytes, null when unknown. */
export type PostsFile = { bytes: Readable; size: number | null; format: SourceFormat; options: SourceOptions }

/** `onStored`: reassigns stored posts of people who were changed meanwhile. */
export type ReadPosts = {
  items: AsyncIterable<PreparedItem>
  onStored: (authors: readonly Author[]) => Promise<void>
}

/** In bytes: a smaller file is read before a thread has started. */
const WORTH_A_THREAD = 4_000_000

/**
 * Without a model, it is loaded where posts are prepared: it takes 40 MB. `onMissingModel` is called once, when it cannot be
 * loaded.
 */
type ReaderParts = Pick<Stores, 'ch' | 'pg'> & {
  hateModel?: HateModel | undefined
  onMissingModel?: (error: unknown) => void
}

/**
 * Posts are enriched with the knowledge of when the first file is read. A change of people takes effect with the next file, or at
 * once for files read in this thread. `byName` runs in this thread.
 */
export function createPostReader(
  { hateModel, onMissingModel, ...stores }: ReaderParts,
  byName?: NameLinks,
): (file: PostsFile) => Promise<ReadPosts> {
  let tell = onMissingModel
  const onUnjudged = async (error: unknown) => {
    await recordUnjudged(stores.pg, new Date())
    tell?.(error)
    tell = undefined
  }
  const loadOwnSteps = async () =>
    loadSteps({ ...stores, hateModel: hateModel ?? (await readModel(onUnjudged)) }, byName)
  let loading: ReturnType<typeof loadSteps> | undefined
  let knowledge: ReturnType<typeof loadPlainKnowledge> | undefined
  return async ({ bytes, size, format, options }) => {
    if (byName || (size !== null && size < WORTH_A_THREAD) || availableParallelism() < 2) {
      loading ??= loadOwnSteps()
      const steps = await loading
      const items = prepareItems(SOURCES[format](bytes, options), steps)
      return { items, onStored: (authors) => settleAuthors(steps, authors) }
    }
    knowledge ??= loadPlainKnowledge(stores)
    const task = { format, options, knowledge: await knowledge }
    const items = readInThread(bytes, task, { onUnjudged, findKnown: openKnownRecords(stores.ch) })
    // The thread keeps using the people it was given: the authors of each batch are compared with the current ones, so that its
    // posts follow too.
    const onStored = async (authors: readonly Author[]) => {
      if (await recordMistakenOwners(stores.pg, authors)) knowledge = undefined
    }
    return { items, onStored }
  }
}

async function readModel(onUnjudged: (error: unknown) => Promise<void>): Promise<HateModel> {
  const failures: unknown[] = []
  const model = loadHateModelIfReadable((error) => failures.push(error))
  for (const failure of failures) await onUnjudged(failure)
  return model
}
