import type { ImportedPost } from '../../contract/imported-post.ts'
import { authorStep, type FindPerson, type KnownAccounts } from './author.ts'
import { createDraft, type DraftPost, type EnrichmentStep } from './draft-post.ts'
import { linksStep } from './links.ts'
import { textStep } from './text.ts'

/** Every fact that is added to a post, in this order. `findPerson` is asked about accounts that are not among `people`. */
export function enrichmentSteps(known: { people: KnownAccounts; findPerson?: FindPerson }): EnrichmentStep[] {
  return [authorStep(known.people, known.findPerson), linksStep, textStep]
}

export function enrichPost(post: ImportedPost, steps: readonly EnrichmentStep[]): DraftPost {
  const draft = createDraft(post)
  for (const step of steps) step.run(draft)
  return draft
}
