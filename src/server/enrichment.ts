/** What is added to posts, with everything the steps know read from the stores: the one place for whoever brings posts in. */

import type { FindPerson } from './enrich/author.ts'
import type { EnrichmentStep } from './enrich/draft-post.ts'
import { enrichmentSteps } from './enrich/index.ts'
import { loadLinkKnowledge } from './ingest/link-knowledge.ts'
import { loadHateModel } from './load-hate-model.ts'
import { findAccounts } from './records/people.ts'
import type { Stores } from './store/open.ts'

/** The steps for posts that are on their way to the store. They know what was known at this moment. */
export async function loadSteps(
  { ch, pg }: Pick<Stores, 'ch' | 'pg'>,
  findPerson?: FindPerson,
): Promise<EnrichmentStep[]> {
  const [people, links] = await Promise.all([findAccounts(pg), loadLinkKnowledge(ch, pg)])
  return enrichmentSteps({ people, findPerson, hateModel: loadHateModel(), links })
}
