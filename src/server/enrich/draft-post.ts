import type { Language } from '../../contract/labels.ts'
import type { ImportedPost } from '../../contract/sources/imported-post.ts'

/** A post on its way to the store: the source's fields, and the facts added by the enrichment steps so far. */
export type DraftPost = ImportedPost & {
  /** The public person who owns the account; null when unknown. */
  person_id: number | null
  /** Every web address of the post, in order, each once. */
  links: string[]
  /** Groups targeted by a hateful text. */
  hate_kinds: string[]
  /** Name and version of the evaluator; empty when the label is the source's or there was no evaluation. */
  hate_by: string
  /** One for each of `links`: the form in which addresses are compared. */
  canonical_links: string[]
  /** One for each of `misleading_links`: source, list:<id> or check:<news id>. */
  misleading_by: string[]
  /** Ids of fact-checks of a claim that the text repeats. */
  fact_checks: string[]
  /** Language of the text; empty: not detected yet. */
  language: Language | ''
  /** The content as it is searched: folded words joined by single spaces. */
  folded: string
  /** The stems of those words. */
  stems: string
}

/** An account, and the person who owns its posts; null: nobody known. */
export type Author = Pick<DraftPost, 'platform' | 'account' | 'person_id'>

/** Whether a known person owns the account, as imports count it. */
export const isOfPerson = (author: Author | null): boolean => author !== null && author.person_id !== null

/**
 * One added fact. A step completes the given draft and does nothing else: it never waits and reads no store. Run again over a draft
 * made
 * from a stored post, it returns what it would for a new one.
 */
export type EnrichmentStep = {
  name: string
  /** Changes when the step would give another result for the same post. */
  version: number | string
  run(post: DraftPost): void
  /** Called with the authors of stored posts that it completed: its knowledge of people may have become outdated meanwhile. */
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
