import { z } from 'zod'
import type { HateModel } from '../../enrich/hate/model.ts'
import { hateStep } from '../../enrich/hate-step.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, moment, POSTS, sql, uuids } from '../../store/sql.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** The next unevaluated posts with text, newest first. @param after the last of the previous batch */
export function listUnjudged(ch: ClickHouse, limit: number, after: PostPlace | null): Promise<PostPlace[]> {
  const rest = after
    ? sql`(posts.date_created, posts.id) < (${moment(new Date(after.date_created * 1000))}, ${uuids([after.id])}[1])`
    : sql`true`
  return ch.rows(
    'list-unjudged',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM ${POSTS}
        WHERE hate = 'não avaliado' AND hate_by = '' AND match(content, '\\p{L}') AND ${rest}
        ORDER BY posts.date_created DESC, posts.id DESC LIMIT ${integer(limit)}`,
    z.object({ id: z.string(), date_created: z.number() }),
  )
}

/** Evaluates them like an import. @returns number of labelled posts */
export function judgePosts(ch: ClickHouse, model: HateModel, places: readonly PostPlace[]): Promise<number> {
  const step = hateStep(model)
  return rewritePosts(ch, places, ({ draft, later }) => {
    step.run(draft)
    return { draft, later }
  })
}
