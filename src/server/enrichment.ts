/** What is added to posts, with everything the steps know read from the stores: the one place for whoever brings posts in. */

import type { FindPerson } from './enrich/author.ts'
import type { EnrichmentStep } from './enrich/draft-post.ts'
import type { HateModel } from './enrich/hate/model.ts'
import { enrichmentSteps } from './enrich/index.ts'
import { loadLinkKnowledge } from './ingest/link-knowledge.ts'
import { loadHateModel } from './load-hate-model.ts'
import { findAccounts } from './records/people.ts'
import type { Stores } from './store/open.ts'

/**
 * The steps for posts that are on their way to the store. They know what was known at this moment. Whoever asks for them
 * again and again gives the model, so that its weights are read once.
 */
export async function loadSteps(
  { ch, pg, hateModel = loadHateModel() }: Pick<Stores, 'ch' | 'pg'> & { hateModel?: HateModel | undefined },
  findPerson?: FindPerson,
): Promise<EnrichmentStep[]> {
  const [people, links] = await Promise.all([findAccounts(pg), loadLinkKnowledge(ch, pg)])
  return enrichmentSteps({ people, findPerson, hateModel, links })
}
