import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** The facts about links and claims, and their inputs: the fields of a post that are read to mark it again. */
export type LinkFacts = Pick<
  DraftPost,
  'content' | 'links' | 'canonical_links' | 'misleading_links' | 'misleading_by' | 'fact_checks'
>

/** A step that needs only these fields of a post. */
export type LinkStep = Omit<EnrichmentStep, 'run'> & { run(post: LinkFacts): void }
