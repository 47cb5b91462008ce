import type { KnownAccounts } from './enrich/author.ts'
import { createClaimFinder } from './enrich/checked-claims.ts'
import type { EnrichmentStep } from './enrich/draft-post.ts'
import type { HateModel } from './enrich/hate/model.ts'
import { enrichmentSteps } from './enrich/index.ts'
import type { PlainLinkKnowledge } from './ingest/links/link-knowledge.ts'

/** The data of the steps, without functions: it can be passed to another thread. */
export type PlainKnowledge = { people: KnownAccounts; links: PlainLinkKnowledge }

/** The steps that `loadSteps` returns, created from data. */
export const createSteps = ({ people, links }: PlainKnowledge, hateModel: HateModel): EnrichmentStep[] =>
  enrichmentSteps({ people, hateModel, links: { ...links, findChecks: createClaimFinder(links.claims) } })
