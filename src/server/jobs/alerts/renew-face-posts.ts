import { z } from 'zod'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import { listEvaluatedAlerts } from '../../records/alerts/evaluation.ts'
import { showsFile } from '../../search/conditions/conditions.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { bigint, POSTS, sql } from '../../store/sql.ts'
import { NEWS_MICROSECONDS } from './bind-alerts.ts'

const Place = z.object({ id: z.string(), date_created: z.number() })

/**
 * Gives posts that show a picture a new version once its faces are known: alerts evaluate each version once, and the version that
 * brought the picture was evaluated before its faces were found. Only posts that an alert on a face can still match.
 */
export async function renewFacePosts({ ch, pg }: { ch: ClickHouse; pg: Postgres }, file: string): Promise<void> {
  const alerts = (await listEvaluatedAlerts(pg)).filter(({ filters }) => filters?.face_id !== undefined)
  if (alerts.length === 0) return
  const oldest = Date.now() * 1000 - NEWS_MICROSECONDS
  const since = Math.max(oldest, Math.min(...alerts.map(({ since_number }) => since_number)))
  const places = await ch.rows(
    'list-face-posts',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM ${POSTS}
        WHERE posts.number > ${bigint(BigInt(since))} AND ${showsFile([file])}`,
    Place,
  )
  await rewritePosts(ch, places, (post) => post, { always: true })
}
