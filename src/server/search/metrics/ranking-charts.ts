/** Rankings: the links, sites and hashtags of most posts, and the form of every ranking. Only the first places are shown. */
import { z } from 'zod'
import { MAX_SHARED_LENGTH } from '../../../contract/limits.ts'
import type { Chart } from '../../../contract/posts/metrics.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from '../conditions/conditions.ts'
import { SHARED_VALUES } from '../conditions/shared-values.ts'
import { listTopHashtags } from './top-hashtags.ts'

/** Bars of a ranking. */
export const PLACES = 15

const SharedRow = z.object({ kind: z.enum(['domains', 'links']), name: z.string(), posts: z.number() })

/** A post counts once for each of its distinct links, sites and hashtags. */
export async function listSharedCharts(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Chart[]> {
  const where = whereFilters(filters, timeZone)
  const first = sql`GROUP BY name ORDER BY posts DESC, name LIMIT ${integer(PLACES)}`
  const question = sql`
    SELECT * FROM (SELECT 'domains' AS kind, toString(arrayJoin(${SHARED_VALUES.domain})) AS name, toUInt32(count()) AS posts
      FROM ${POSTS} ${where} ${first})
    UNION ALL
    SELECT * FROM (SELECT 'links' AS kind, arrayJoin(${SHARED_VALUES.link}) AS name, toUInt32(count()) AS posts
      FROM ${POSTS} ${where} ${first})`
  const rows = await ch.rows('metrics-shared', question, SharedRow)
  const hashtags = await listTopHashtags(ch, where, PLACES)
  const places = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
      .map(nameKey)
  return [
    createRanking({ id: 'domains', title: 'Sites mais compartilhados', x_title: 'Site' }, places('domains')),
    createRanking({ id: 'links', title: 'Links mais compartilhados', x_title: 'Link' }, places('links')),
    createRanking(
      { id: 'hashtags', title: 'Hashtags mais usadas', x_title: 'Hashtag' },
      hashtags.map((row) => ({ ...nameKey(row), name: `#${row.written}` })),
    ),
  ]
}

const nameKey = <T extends { name: string }>(row: T) => ({
  ...row,
  key: row.name.length > MAX_SHARED_LENGTH ? null : row.name,
})

type Place = { readonly name: string; readonly key: string | null; readonly posts: number }

export function createRanking(about: Pick<Chart, 'id' | 'title' | 'x_title'>, places: readonly Place[]): Chart {
  return {
    ...about,
    type: 'bar',
    x_type: 'category',
    x_unit: null,
    x_span: null,
    x_partial: [],
    y_title: 'Publicações',
    x_data: places.map(({ name }) => name),
    x_keys: places.map(({ key }) => key),
    y_data: [places.map(({ posts }) => posts)],
    y_labels: ['publicações'],
  }
}
