import { z } from 'zod'
import { keepAgreeing } from '../../contract/hate-score.ts'
import { HATE_KINDS, HATE_REVIEWS, HATES } from '../../contract/labels.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { POSTS, sql, uuids } from '../store/sql.ts'

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

/** The text of a post with its hate label and what gave it; undefined when there is no such post. */
export async function findEvaluatedPost(ch: ClickHouse, id: string): Promise<EvaluatedPost | undefined> {
  const one = uuids([id])
  // The date leads to the post: it begins the key of `posts`.
  const question = sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date_created, content, hate, hate_score,
      hate_kinds, hate_by, hate_review
    FROM ${POSTS}
    WHERE posts.date_created IN (SELECT date_created FROM post_keys WHERE post_keys.id IN ${one}) AND posts.id IN ${one}`
  const [post] = await ch.rows('find-evaluated-post', question, Row)
  return post && { ...post, hate_score: keepAgreeing(post.hate, post.hate_score) }
}
