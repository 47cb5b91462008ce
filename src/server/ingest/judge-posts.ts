import { z } from 'zod'
import type { DraftPost } from '../enrich/draft-post.ts'
import { applyEvaluation, type Evaluation, isToldBySource, OWN_MODEL } from '../enrich/hate-step.ts'
import type { Judge } from '../judges/judge.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { integer, sql, string } from '../store/sql.ts'
import { rewritePosts } from './rewrite.ts'
import { findStoredDrafts } from './stored-drafts.ts'
import type { PostPlace } from './stored-posts.ts'

/** Texts in one question to the engine. */
const BATCH_SIZE = 32

/** Posts that our own model labelled and the engine has not seen yet, the newest first. */
export function listWaiting(ch: ClickHouse, limit: number): Promise<PostPlace[]> {
  return ch.rows(
    'list-waiting-for-judge',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM posts FINAL
        WHERE startsWith(hate_by, ${string(OWN_MODEL)})
        ORDER BY posts.date_created DESC, posts.id LIMIT ${integer(limit)}`,
    z.object({ id: z.string(), date_created: z.number() }),
  )
}

/**
 * Lets the engine label these posts, where no source told a label. What fails leaves the labels that are there. Returns
 * how many posts changed. @throws JudgeError
 */
export async function judgePosts(
  ch: ClickHouse,
  judge: Judge,
  places: readonly PostPlace[],
  signal: AbortSignal,
): Promise<number> {
  const drafts = (await findStoredDrafts(ch, places)).filter(({ draft }) => canBeJudged(draft))
  let changed = 0
  for (let from = 0; from < drafts.length && !signal.aborted; from += BATCH_SIZE) {
    const batch = drafts.slice(from, from + BATCH_SIZE)
    const texts = batch.map(({ draft }) => draft.content)
    const evaluations = await judge.evaluate(texts, signal)
    const found = new Map<string, { text: string; evaluation: Evaluation | undefined }>()
    for (const [i, { id, draft }] of batch.entries()) found.set(id, { text: draft.content, evaluation: evaluations[i] })
    const placesOfBatch = batch.map(({ id, draft }) => ({
      id,
      date_created: Math.floor(draft.date_created.getTime() / 1000),
    }))
    changed += await rewritePosts(ch, placesOfBatch, ({ id, draft, later }) => {
      const judged = found.get(id)
      // It may have been edited while the engine was thinking.
      if (!judged?.evaluation || judged.text !== draft.content || !canBeJudged(draft)) return null
      applyEvaluation(draft, judged.evaluation, judge.name)
      return { draft, later }
    })
  }
  return changed
}

const canBeJudged = (draft: DraftPost) => !isToldBySource(draft) && /\p{L}/u.test(draft.content)
