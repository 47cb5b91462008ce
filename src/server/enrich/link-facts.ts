import type { DraftPost, EnrichmentStep } from './draft-post.ts'

/** The facts about links and claims, and what they are made from: as much of a post as is read to mark it anew. */
export type LinkFacts = Pick<
  DraftPost,
  'content' | 'links' | 'canonical_links' | 'misleading_links' | 'misleading_by' | 'fact_checks'
>

/** A step that needs no more of a post than these. */
export type LinkStep = Omit<EnrichmentStep, 'run'> & { run(post: LinkFacts): void }
