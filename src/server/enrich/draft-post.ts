import type { ImportedPost } from '../../contract/imported-post.ts'

/** A post on its way to the store: what the source told, and what the enrichment steps added so far. */
export type DraftPost = ImportedPost & {
  /** The public person the account belongs to; null when nobody known. */
  person_id: number | null
  /** Every web address of the post, in order, each once. */
  links: string[]
  /** The content as it is searched: folded words joined by one space. */
  folded: string
  /** The stems of those words. */
  stems: string
}

/** One added fact. A step completes the draft it is given and does nothing else: it never waits and asks no store. */
export type EnrichmentStep = {
  name: string
  run(post: DraftPost): void
}

export function createDraft(post: ImportedPost): DraftPost {
  return { ...post, person_id: null, links: [], folded: '', stems: '' }
}
