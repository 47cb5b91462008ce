/** Loads the enrichment steps with their data from the stores: the single place for all code that imports posts. */

import type { EnrichmentStep } from './enrich/draft-post.ts'
import type { HateModel } from './enrich/hate/model.ts'
import { enrichmentSteps } from './enrich/index.ts'
import { detectLanguage } from './enrich/language.ts'
import type { NameLinks } from './enrich/person-by-name.ts'
import { rememberRecent } from './enrich/recent-answers.ts'
import { loadLinkKnowledge, loadPlainLinkKnowledge } from './ingest/links/link-knowledge.ts'
import { loadHateModel } from './load-hate-model.ts'
import type { PlainKnowledge } from './plain-knowledge.ts'
import { findAccounts } from './records/people/people.ts'
import { giveFoundAccounts, recordMistakenOwners } from './records/posts/post-owners.ts'
import type { Stores } from './store/open.ts'
import type { Postgres } from './store/postgres.ts'

type KnownPeople = Awaited<ReturnType<typeof findAccounts>>

/**
 * The steps for posts on their way to the store, with the data of this moment. Later changes of people are detected after posts were
 * stored, and these are reassigned. A caller that loads them repeatedly passes the model, so that its weights are read once.
 */
export async function loadSteps(
  { ch, pg, hateModel = loadHateModel() }: Pick<Stores, 'ch' | 'pg'> & { hateModel?: HateModel | undefined },
  byName?: NameLinks,
): Promise<EnrichmentStep[]> {
  const [people, links] = await Promise.all([findAccounts(pg), loadLinkKnowledge(ch, pg)])
  const own = { hateModel: remembering(hateModel), findLanguage }
  const steps = enrichmentSteps({ people, findPerson: byName?.findPerson, links, ...own })
  const settle = followChanges(pg, people, byName)
  return steps.map((step) => (step.name === 'author' ? { ...step, settle } : step))
}

// For the lifetime of the process: a post that comes again mostly has the same text.
const findLanguage = rememberRecent(detectLanguage)
const models = new WeakMap<HateModel, HateModel>()

function remembering(model: HateModel): HateModel {
  const known = models.get(model) ?? { ...model, evaluate: rememberRecent(model.evaluate) }
  models.set(model, known)
  return known
}

/** Reassigns posts that were stored while people changed, and updates the known people for the following posts. */
function followChanges(pg: Postgres, people: KnownPeople, byName?: NameLinks): EnrichmentStep['settle'] {
  let given = 0
  return async (authors) => {
    const found = byName?.linked.slice(given) ?? []
    // Before the owners of the accounts are read.
    await giveFoundAccounts(pg, found)
    given += found.length
    if (!(await recordMistakenOwners(pg, authors))) return
    const now = await findAccounts(pg)
    people.clear()
    for (const [key, person] of now) people.set(key, person)
  }
}

/** The data of the steps, to be passed to another thread. */
export async function loadPlainKnowledge({ ch, pg }: Pick<Stores, 'ch' | 'pg'>): Promise<PlainKnowledge> {
  const [people, links] = await Promise.all([findAccounts(pg), loadPlainLinkKnowledge(ch, pg)])
  return { people, links }
}
