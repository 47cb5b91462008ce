/** The posts of a file, prepared for the store: in a thread of their own where that is worth it. */
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
import { noteUnjudged } from '../records/jobs/unjudged-posts.ts'
import { noteMistakenOwners } from '../records/posts/post-owners.ts'
import { SOURCES, type SourceFormat } from '../sources/index.ts'
import type { SourceOptions } from '../sources/source.ts'
import type { Stores } from '../store/open.ts'
import { readInThread } from './reading-thread/read-in-thread.ts'

/** `size` in bytes, null when nobody said. */
export type PostsFile = { bytes: Readable; size: number | null; format: SourceFormat; options: SourceOptions }

/** `onStored`: of people who were changed meanwhile, posts that are in the store follow. */
export type ReadPosts = {
  items: AsyncIterable<PreparedItem>
  onStored: (authors: readonly Author[]) => Promise<void>
}

/** In bytes: less is read before a thread has started. */
const WORTH_A_THREAD = 4_000_000

/** Without a model it is read where posts are prepared: it takes 40 MB. `onMissingModel`: once, when it cannot be read. */
type ReaderParts = Pick<Stores, 'ch' | 'pg'> & {
  hateModel?: HateModel | undefined
  onMissingModel?: (error: unknown) => void
}

/**
 * What is added to the posts is what is known when the first file is read; of a change of people the next file learns,
 * and whatever is read in this thread at once. `byName` is asked in this thread.
 */
export function createPostReader(
  { hateModel, onMissingModel, ...stores }: ReaderParts,
  byName?: NameLinks,
): (file: PostsFile) => Promise<ReadPosts> {
  let tell = onMissingModel
  const onUnjudged = async (error: unknown) => {
    await noteUnjudged(stores.pg, new Date())
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
    // The thread goes on with the people it was given: each batch is compared, so that its posts follow too.
    const onStored = async (authors: readonly Author[]) => {
      if (await noteMistakenOwners(stores.pg, authors)) knowledge = undefined
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
