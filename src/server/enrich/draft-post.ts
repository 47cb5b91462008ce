import type { Language } from '../../contract/labels.ts'
import type { ImportedPost } from '../../contract/sources/imported-post.ts'

/** A post on its way to the store: what the source told, and what the enrichment steps added so far. */
export type DraftPost = ImportedPost & {
  /** The public person the account belongs to; null when nobody known. */
  person_id: number | null
  /** Every web address of the post, in order, each once. */
  links: string[]
  /** Against whom, when the text is hateful. */
  hate_kinds: string[]
  /** Name and version of what evaluated the text; empty when the source said it or nothing did. */
  hate_by: string
  /** One for each of `links`: the form in which addresses are compared. */
  canonical_links: string[]
  /** One for each of `misleading_links`: source, list:<id> or check:<news id>. */
  misleading_by: string[]
  /** Ids of fact-checks of a claim that the text repeats. */
  fact_checks: string[]
  /** In which language it is written; empty: not looked at. */
  language: Language | ''
  /** The content as it is searched: folded words joined by one space. */
  folded: string
  /** The stems of those words. */
  stems: string
}

/** An account, and whose its posts are; null: nobody's. */
export type Author = Pick<DraftPost, 'platform' | 'account' | 'person_id'>

/** Whether a known person owns the account, as imports count it. */
export const isOfPerson = (author: Author | null): boolean => author !== null && author.person_id !== null

/**
 * One added fact. A step completes the draft it is given and does nothing else: it never waits and asks no store. Run
 * again over a draft made of a stored post it gives what it would give a new one.
 */
export type EnrichmentStep = {
  name: string
  /** Another one when the step would say something else about the same post. */
  version: number | string
  run(post: DraftPost): void
  /** Told whose posts are in the store that it completed: what it knew of people may have changed on their way. */
  settle?: ((authors: readonly Author[]) => Promise<void>) | undefined
}

export function createDraft(post: ImportedPost): DraftPost {
  return {
    ...post,
    person_id: null,
    links: [],
    hate_kinds: [],
    hate_by: '',
    canonical_links: [],
    misleading_by: post.misleading_links.map(() => 'source'),
    fact_checks: [],
    language: '',
    folded: '',
    stems: '',
  }
}
