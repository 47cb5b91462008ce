/** Rankings: who posts most, and which links, sites and hashtags stand in most posts. Each shows only its first places. */
import { z } from 'zod'
import { MAX_SHARED_LENGTH } from '../../../contract/limits.ts'
import type { Chart } from '../../../contract/metrics.ts'
import type { PostFilters } from '../../../contract/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'
import { foldHashtag, HASHTAGS_ONCE, SHARED_VALUES } from '../shared-values.ts'

const PLACES = 15

const PersonRow = z.object({
  person_id: z.number(),
  network: z.string(),
  handle: z.string(),
  name: z.string(),
  posts: z.number(),
})

/** Public persons, and accounts that belong to none of them: those count by account and cannot be filtered by. */
export async function listPeopleChart(
  ch: ClickHouse,
  filters: PostFilters,
  timeZone: string,
  about: Pick<Chart, 'id' | 'title'> = { id: 'most-active', title: 'Quem mais publica' },
): Promise<Chart> {
  const question = sql`SELECT person_id, if(person_id = 0, toString(platform), '') AS network,
      if(person_id = 0, account, '') AS handle, argMax(full_name, date_created) AS name, toUInt32(count()) AS posts
    FROM ${POSTS} ${whereFilters(filters, timeZone)}
    GROUP BY person_id, network, handle
    ORDER BY posts DESC, name, person_id, network, handle LIMIT ${integer(PLACES)}`
  const rows = await ch.rows('metrics-people', question, PersonRow)
  return createRanking(
    { ...about, x_title: 'Pessoa' },
    rows.map(({ person_id, network, handle, name, posts }) => ({
      name: person_id === 0 ? `${name} (@${handle}, ${network})` : name,
      key: person_id === 0 ? null : String(person_id),
      posts,
    })),
  )
}

const SharedRow = z.object({
  kind: z.enum(['domains', 'links', 'hashtags']),
  name: z.string(),
  /** Of a hashtag: how it is written most often. */
  written: z.string(),
  posts: z.number(),
})

/** A post counts once for each of its links, each of its sites and each of its hashtags. */
export async function listSharedCharts(ch: ClickHouse, filters: PostFilters, timeZone: string): Promise<Chart[]> {
  const where = whereFilters(filters, timeZone)
  const first = sql`GROUP BY name ORDER BY posts DESC, name LIMIT ${integer(PLACES)}`
  const question = sql`
    SELECT * FROM (SELECT 'domains' AS kind, toString(arrayJoin(${SHARED_VALUES.domain})) AS name, '' AS written,
      toUInt32(count()) AS posts FROM ${POSTS} ${where} ${first})
    UNION ALL
    SELECT * FROM (SELECT 'links' AS kind, arrayJoin(${SHARED_VALUES.link}) AS name, '' AS written,
      toUInt32(count()) AS posts FROM ${POSTS} ${where} ${first})
    UNION ALL
    SELECT * FROM (SELECT 'hashtags' AS kind, ${foldHashtag(sql`tag`)} AS name, argMax(tag, (times, tag)) AS written,
        toUInt32(sum(times)) AS posts
      FROM (SELECT arrayJoin(${HASHTAGS_ONCE}) AS tag, count() AS times FROM ${POSTS} ${where} GROUP BY tag) ${first})`
  const rows = await ch.rows('metrics-shared', question, SharedRow)
  const places = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
      .map((row) => ({ ...row, key: row.name.length > MAX_SHARED_LENGTH ? null : row.name }))
  return [
    createRanking({ id: 'domains', title: 'Sites mais compartilhados', x_title: 'Site' }, places('domains')),
    createRanking({ id: 'links', title: 'Links mais compartilhados', x_title: 'Link' }, places('links')),
    createRanking(
      { id: 'hashtags', title: 'Hashtags mais usadas', x_title: 'Hashtag' },
      places('hashtags').map((row) => ({ ...row, name: `#${row.written}` })),
    ),
  ]
}

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
