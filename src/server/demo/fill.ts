import { sql } from 'kysely'
import type { EnrichmentStep } from '../enrich/draft-post.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import { applyEvaluation, nameModel } from '../enrich/hate-step.ts'
import { enrichmentSteps } from '../enrich/index.ts'
import { importNews } from '../ingest/import/import-news.ts'
import { importPosts } from '../ingest/import/import-posts.ts'
import { loadLinkKnowledge } from '../ingest/links/link-knowledge.ts'
import { hasPosts } from '../ingest/write/stored-posts.ts'
import type { Media } from '../media/media.ts'
import { appendChapters } from '../records/lives/chapters.ts'
import { createLive } from '../records/lives/lives.ts'
import { importPeople } from '../records/people/import-people.ts'
import { findAccounts } from '../records/people/people.ts'
import { readDemoNews } from '../sources/demo/invent-news.ts'
import { listDemoPeople } from '../sources/demo/invent-people.ts'
import { listDemoLives } from '../sources/demo/lives.ts'
import { writeDemoImages } from '../sources/demo/pictures/images.ts'
import { readDemoPosts } from '../sources/demo/posts.ts'
import type { Stores } from '../store/open.ts'
import type { Postgres } from '../store/postgres.ts'
import { isMarked, markDemo } from './mark.ts'
import { hasDemo } from './remove.ts'

/**
 * Fills a fresh store with the demonstration set, its pictures among the other files; does nothing in any other store,
 * nor in one from which the set was removed. Takes some seconds. Returns whether it filled. Told to stop, it ends with the step or the
 * batch in hand; the next start goes on.
 */
export async function fillDemo(
  { ch, pg, media }: Pick<Stores, 'ch' | 'pg'> & { media: Pick<Media, 'put'> },
  now: Date,
  hateModel?: HateModel,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const isThere = await hasDemo(pg)
  if (await hasPosts(ch)) {
    // A start that ended halfway, or a program before this one, left them unmarked.
    if (isThere && !(await isMarked(ch))) await markDemo(ch, now)
    return false
  }
  // People without a single post were left by a first start that ended halfway.
  if (!isThere && !(await isFresh(pg))) return false
  const { images, portraits } = await writeDemoImages((bytes) => media.put(bytes))
  if (signal.aborted) return false
  const people = listDemoPeople(portraits).map((person, index) => ({ position: index + 1, person }))
  await importPeople(pg, people, { demo: true })
  await importNews(ch, readDemoNews(now), 'demo')
  await createDemoLives(pg, now)
  if (signal.aborted) return false
  const evaluation = hateModel ? [agreedEvaluation(hateModel)] : []
  const links = await loadLinkKnowledge(ch, pg)
  const steps = [...evaluation, ...enrichmentSteps({ people: await findAccounts(pg), hateModel, links })]
  const { failure } = await importPosts(ch, readDemoPosts(now, images), { steps, origin: 'demo', signal })
  if (failure) throw failure
  if (signal.aborted) return false
  await markDemo(ch, now)
  return true
}

/**
 * The set tells which posts are hateful, since invented towns have invented enemies that no model knows. Where our model
 * says the same, it is its evaluation that is shown, so that one sees what it gives.
 */
const agreedEvaluation = (model: HateModel): EnrichmentStep => ({
  name: 'hate-agreed',
  version: 1,
  run(post) {
    const evaluation = model.evaluate(post.content)
    if (evaluation.hate === post.hate) applyEvaluation(post, evaluation, nameModel(model))
  },
})

async function createDemoLives(pg: Postgres, now: Date): Promise<void> {
  for (const { live, chapters } of listDemoLives(now)) {
    const created = await createLive(pg, live, { demo: true })
    if (created) await appendChapters(pg, created.id, chapters, true)
  }
}

/** Whether nobody was ever stored: who removed the demonstration must not find it again after the next start. */
async function isFresh(pg: Postgres): Promise<boolean> {
  const { rows } = await sql<{ is_called: boolean }>`SELECT is_called FROM people_id_seq`.execute(pg)
  return rows[0]?.is_called === false
}
