import { sql as kyselySql } from 'kysely'
import { z } from 'zod'
import type { EnrichmentStep } from '../enrich/draft-post.ts'
import type { HateModel } from '../enrich/hate/model.ts'
import { applyEvaluation, nameModel } from '../enrich/hate-step.ts'
import { enrichmentSteps } from '../enrich/index.ts'
import { importNews } from '../ingest/import/import-news.ts'
import { importPosts } from '../ingest/import/import-posts.ts'
import { loadLinkKnowledge } from '../ingest/links/link-knowledge.ts'
import { removeOrigin } from '../ingest/rewrite/remove-origin.ts'
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
import { DEMO_POSTS, readDemoPosts } from '../sources/demo/posts.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import type { Stores } from '../store/open.ts'
import { inTransaction, type Postgres } from '../store/postgres.ts'
import { POSTS, sql } from '../store/sql.ts'
import { isMarked, markDemo } from './mark.ts'
import { hasDemo } from './remove.ts'

/**
 * Fills a fresh store with the demonstration set, including its pictures; does nothing in any other store, nor in one from which the
 * set
 * was removed. Takes some seconds. Returns whether it filled. When aborted, it ends after the current step or batch; the next start
 * resumes, also after a kill.
 */
export async function fillDemo(
  { ch, pg, media }: Pick<Stores, 'ch' | 'pg'> & { media: Pick<Media, 'put'> },
  now: Date,
  hateModel?: HateModel,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  if (!(await isToBeFilled(ch, pg, now))) return false
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

/** Marks a complete set that is not marked yet; removes the posts of an interrupted fill. */
async function isToBeFilled(ch: ClickHouse, pg: Postgres, now: Date): Promise<boolean> {
  // People without a single post were left by a first start that was interrupted.
  if (!(await hasDemo(pg))) return !(await hasPosts(ch)) && isFresh(pg)
  if (await isMarked(ch)) return false
  const posts = await countDemoPosts(ch)
  if (posts === 0) return !(await hasPosts(ch))
  // An interrupted start, or an earlier version of the program, left them unmarked.
  if (posts >= DEMO_POSTS) await markDemo(ch, now)
  // Their dates, and some texts, depend on the time of filling: leftovers of an earlier fill would look edited.
  else await removeOrigin(ch, 'demo')
  return posts < DEMO_POSTS
}

async function countDemoPosts(ch: ClickHouse): Promise<number> {
  const question = sql`SELECT toUInt32(count()) AS posts FROM ${POSTS} WHERE origin = 'demo' AND live_id = 0`
  const [found] = await ch.rows('count-demo-posts', question, z.object({ posts: z.number() }))
  return found?.posts ?? 0
}

/**
 * The set itself says which posts are hateful, since invented towns have invented enemies that no model knows. Where our model agrees,
 * its
 * evaluation is stored, so that its results are shown.
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
  for (const { live, chapters } of listDemoLives(now))
    await inTransaction(pg, async (tx) => {
      const created = await createLive(tx, live, { demo: true })
      if (created) await appendChapters(tx, created.id, chapters, true)
    })
}

/** Whether nothing was ever stored: after the demonstration was removed, the next start must not fill it again. */
async function isFresh(pg: Postgres): Promise<boolean> {
  const { rows } = await kyselySql<{ is_called: boolean }>`SELECT is_called FROM people_id_seq`.execute(pg)
  return rows[0]?.is_called === false
}
