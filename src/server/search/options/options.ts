import { z } from 'zod'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql, string } from '../../store/sql.ts'

/** Number of posts of each filter value without other filters; and the days of the oldest and newest post. */
export type OptionCounts = {
  parties: Map<string, number>
  roles: Map<string, number>
  ufs: Map<string, number>
  platforms: Map<string, number>
  hates: Map<string, number>
  people: Map<string, number>
  misleading: Map<string, number>
  published_at: { start: string | null; end: string | null }
}

const NAMES = ['parties', 'roles', 'ufs', 'platforms', 'hates', 'people', 'misleading'] as const

const Counted = z.object({ name: z.enum(NAMES), value: z.string(), posts: z.number() })

/** One pass over the short columns for all filters. */
export async function countOptions(ch: ClickHouse, timeZone: string): Promise<OptionCounts> {
  const [rows, days] = await Promise.all([ch.rows('count-options', COUNT_OPTIONS, Counted), findDays(ch, timeZone)])
  const counts = Object.fromEntries(NAMES.map((name) => [name, new Map<string, number>()])) as Record<
    (typeof NAMES)[number],
    Map<string, number>
  >
  for (const { name, value, posts } of rows) counts[name].set(value, posts)
  return { ...counts, published_at: days }
}

const COUNT_OPTIONS = sql`
  SELECT
    multiIf(grouping(party) = 0, 'parties', grouping(role) = 0, 'roles', grouping(uf) = 0, 'ufs',
      grouping(platform) = 0, 'platforms', grouping(hate) = 0, 'hates', grouping(person_id) = 0, 'people',
      'misleading') AS name,
    multiIf(name = 'parties', toString(party), name = 'roles', toString(role), name = 'ufs', toString(uf),
      name = 'platforms', toString(platform), name = 'hates', toString(hate), name = 'people', toString(person_id),
      toString(misleading)) AS value,
    toUInt32(count()) AS posts
  FROM (SELECT party, role, uf, platform, hate, person_id, notEmpty(misleading_links) AS misleading FROM ${POSTS})
  GROUP BY GROUPING SETS ((party), (role), (uf), (platform), (hate), (person_id), (misleading))
  HAVING value != ''
  LIMIT 50000`

async function findDays(ch: ClickHouse, timeZone: string) {
  const zone = string(timeZone)
  const question = sql`
    SELECT if(count() = 0, NULL, toString(toDate(min(date_created), ${zone}))) AS start,
      if(count() = 0, NULL, toString(toDate(max(date_created), ${zone}))) AS end
    FROM ${POSTS}`
  const [row] = await ch.rows(
    'find-days',
    question,
    z.object({ start: z.string().nullable(), end: z.string().nullable() }),
  )
  return row ?? { start: null, end: null }
}
