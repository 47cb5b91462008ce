import { setImmediate as letOthers } from 'node:timers/promises'
import type { ImportedPost, SourceItem } from '../../../contract/sources/imported-post.ts'
import type { Author, DraftPost, EnrichmentStep } from '../../enrich/draft-post.ts'
import { enrichPost } from '../../enrich/index.ts'
import type { PreparedPost } from '../write/prepared-post.ts'
import { preparePost } from '../write/write.ts'
import { findAuthor } from './authors.ts'

/** A post ready to be written. `author`: null if its account does not tell its person. */
export type ReadyItem = { position: number; post: PreparedPost; author: Author | null; characters: number }

/** Skipped records, the last at `position`: their number, and how many are by people. */
export type KnownItems = { position: number; known: number; of_people: number }

/** Outcome for a position in a source, before the store is asked: a post ready to be written, or why there is none. */
export type PreparedItem = { position: number; reason: string } | ReadyItem | KnownItems

/** In milliseconds. A file of some thousand posts would otherwise block the event loop for a second. */
const MAX_TURN = 5

/**
 * Yields posts with their computed facts. Errors of the source are thrown after everything before them. Yields to the event loop in
 * between.
 */
export async function* prepareItems(
  items: AsyncIterable<SourceItem> | Iterable<SourceItem>,
  steps: readonly EnrichmentStep[],
): AsyncGenerator<PreparedItem> {
  let begun = performance.now()
  for await (const item of items) {
    if (performance.now() - begun > MAX_TURN) {
      await letOthers()
      begun = performance.now()
    }
    yield prepareItem(item, steps)
  }
}

export function prepareItem(item: SourceItem, steps: readonly EnrichmentStep[]): Exclude<PreparedItem, KnownItems> {
  if ('reason' in item) return item
  const { position } = item
  const draft = enrichItem(item, steps)
  if (typeof draft === 'string') return { position, reason: draft }
  // Released at once: otherwise the draft survives into V8's old generation.
  return {
    position,
    post: preparePost(draft),
    author: findAuthor(draft),
    characters: draft.content.length,
  }
}

/** The post with its facts, or the reason why it was rejected. */
function enrichItem({ post }: { post: ImportedPost }, steps: readonly EnrichmentStep[]): DraftPost | string {
  try {
    return enrichPost(post, steps)
  } catch (error) {
    return `A publicação não pôde ser preparada (${error instanceof Error ? error.message : error}).`
  }
}
