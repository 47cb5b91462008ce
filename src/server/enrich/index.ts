import type { ImportedPost } from '../../contract/sources/imported-post.ts'
import { authorStep, type FindPerson, type KnownAccounts } from './author.ts'
import { createDraft, type DraftPost, type EnrichmentStep } from './draft-post.ts'
import type { HateModel } from './hate/model.ts'
import { hateStep } from './hate-step.ts'
import { type detectLanguage, languageStep } from './language.ts'
import { type LinkKnowledge, linkSteps, NOTHING_KNOWN } from './link-steps.ts'
import { linksStep } from './links.ts'
import { textStep } from './text.ts'

/** Steps that can be run again over stored posts: `enrich --step NAME`. */
export const STEP_NAMES = [
  'author',
  'links',
  'canonical-links',
  'misleading-links',
  'fact-checks',
  'hate',
  'language',
  'text',
  'groups',
  'images',
] as const
export type StepName = (typeof STEP_NAMES)[number]

/** Data that the steps use. */
export type Knowledge = {
  people: KnownAccounts
  /** Called for accounts that are not among `people`. */
  findPerson?: FindPerson | undefined
  /** Absent: nothing is evaluated. */
  hateModel?: HateModel | undefined
  /** Like `detectLanguage`, possibly with a cache. */
  findLanguage?: typeof detectLanguage | undefined
  /** Absent: no list, no fact-checks, and no known targets of short links. */
  links?: LinkKnowledge | undefined
}

/** Every fact that is added to a post on its way to the store, in this order. */
export function enrichmentSteps({
  people,
  findPerson,
  hateModel,
  findLanguage,
  links = NOTHING_KNOWN,
}: Knowledge): EnrichmentStep[] {
  const evaluation = hateModel ? [hateStep(hateModel)] : []
  const found = [linksStep, ...linkSteps(links), ...evaluation, languageStep(findLanguage), textStep]
  return [authorStep(people, findPerson), ...found]
}

export function enrichPost(post: ImportedPost, steps: readonly EnrichmentStep[]): DraftPost {
  const draft = createDraft(post)
  for (const step of steps) step.run(draft)
  return draft
}
