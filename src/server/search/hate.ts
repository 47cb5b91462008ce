import { z } from 'zod'
import { keepAgreeing } from '../../contract/hate/hate-score.ts'
import { HATE_KINDS, HATE_REVIEWS, HATES } from '../../contract/labels.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { POSTS, sql } from '../store/sql.ts'
import { wherePostIs } from './conditions/one-post.ts'

const Row = z.object({
  id: z.string(),
  /** Unix seconds. */
  date_created: z.number(),
  content: z.string(),
  hate: z.enum(HATES),
  hate_score: z.number().nullable(),
  hate_kinds: z.array(z.enum(HATE_KINDS)),
  hate_by: z.string(),
  hate_review: z.enum([...HATE_REVIEWS, '']),
})
export type EvaluatedPost = z.infer<typeof Row>

/** The text of a post with its hate label and the label's origin; undefined if there is no such post. */
export async function findEvaluatedPost(ch: ClickHouse, id: string): Promise<EvaluatedPost | undefined> {
  const question = sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date_created, content, hate, hate_score,
      hate_kinds, hate_by, hate_review
    FROM ${POSTS}
    ${wherePostIs(id)}`
  const [post] = await ch.rows('find-evaluated-post', question, Row)
  return post && { ...post, hate_score: keepAgreeing(post.hate, post.hate_score) }
}
