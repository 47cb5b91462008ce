import { z } from 'zod'
import { OWN_MODEL } from '../../../contract/labels.ts'
import type { DraftPost } from '../../enrich/draft-post.ts'
import { applyEvaluation, type Evaluation, isFromSource } from '../../enrich/hate-step.ts'
import { type HateClassifier, HateClassifierError } from '../../hate-classifiers/hate-classifier.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql, string } from '../../store/sql.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import { findStoredDrafts } from '../rewrite/stored-drafts.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** Texts per request to the engine. */
const BATCH_SIZE = 32

/** Posts that our own model labelled and the engine has not classified yet, newest first. */
export function listWaiting(ch: ClickHouse, limit: number): Promise<PostPlace[]> {
  return ch.rows(
    'list-waiting-for-classifier',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM ${POSTS}
        WHERE startsWith(hate_by, ${string(OWN_MODEL)})
        ORDER BY posts.date_created DESC, posts.id LIMIT ${integer(limit)}`,
    z.object({ id: z.string(), date_created: z.number() }),
  )
}

/**
 * Classifies these posts with the engine, except those labelled by their source. A post that it cannot judge keeps its label. Returns
 * the number of changed posts. @throws HateClassifierError if it does not respond at all
 */
export async function classifyPosts(
  ch: ClickHouse,
  classifier: HateClassifier,
  places: readonly PostPlace[],
  signal: AbortSignal,
): Promise<number> {
  const drafts = (await findStoredDrafts(ch, places)).filter(({ draft }) => canBeClassified(draft))
  const texts = [...new Set(drafts.map(({ draft }) => draft.content))]
  const evaluations = new Map<string, Evaluation>()
  const write = () =>
    rewritePosts(ch, places, ({ draft, later }) => {
      // Matched by text: the post may have been edited meanwhile.
      const evaluation = evaluations.get(draft.content)
      if (!evaluation || !canBeClassified(draft)) return null
      applyEvaluation(draft, evaluation, classifier.name)
      return { draft, later }
    })
  try {
    for (let from = 0; from < texts.length && !signal.aborted; from += BATCH_SIZE) {
      const found = await classifyTexts(classifier, texts.slice(from, from + BATCH_SIZE), signal)
      for (const [text, evaluation] of found) evaluations.set(text, evaluation)
    }
  } catch (error) {
    // Texts that were already judged are not sent again.
    await write()
    throw error
  }
  return write()
}

const canBeClassified = (draft: DraftPost) => !isFromSource(draft) && draft.content.trim() !== ''

/** A single text that breaks the engine must not affect the others: if the engine responds at all, texts are sent one by one. */
async function classifyTexts(
  classifier: HateClassifier,
  texts: string[],
  signal: AbortSignal,
): Promise<[string, Evaluation][]> {
  const ask = async (some: string[]) => {
    const evaluations = await classifier.evaluate(some, signal)
    return evaluations.flatMap((evaluation, i): [string, Evaluation][] => [[some[i] ?? '', evaluation]])
  }
  try {
    return await ask(texts)
  } catch (error) {
    if (!(error instanceof HateClassifierError) || signal.aborted) throw error
    await ask([HARMLESS])
    const one = (text: string) => ask([text]).catch((problem: unknown) => ignoreClassifierError(problem))
    const found: [string, Evaluation][] = []
    for (const text of texts) found.push(...(await one(text)))
    return found
  }
}

const HARMLESS = 'Bom dia'

function ignoreClassifierError(error: unknown): [] {
  if (error instanceof HateClassifierError) return []
  throw error
}
