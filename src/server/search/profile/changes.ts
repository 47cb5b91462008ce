/** Deleted and edited posts of a person. */
import { z } from 'zod'
import { POST_STATES } from '../../../contract/labels.ts'
import type { ChangedPost, PersonChanges, ProfileQuery } from '../../../contract/people/person-profile.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from '../conditions/conditions.ts'

/** Of each kind. */
const MAX_CHANGED = 3
const EXCERPT = 160

type Filters = ProfileQuery & { public_person: string[] }

const Counts = z.object({ deleted: z.number(), edited: z.number() })

export async function findChanges(
  ch: ClickHouse,
  id: number,
  period: ProfileQuery,
  timeZone: string,
): Promise<PersonChanges> {
  const filters = { ...period, public_person: [String(id)] }
  const [counts = { deleted: 0, edited: 0 }] = await ch.rows(
    'profile-states',
    sql`SELECT toUInt32(countIf(isNotNull(posts.deleted_before))) AS deleted,
        toUInt32(countIf(isNull(posts.deleted_before) AND isNotNull(posts.edited_at))) AS edited
      FROM ${POSTS} ${whereFilters(filters, timeZone)}`,
    Counts,
  )
  const changed = counts.deleted + counts.edited > 0 ? await listChanged(ch, filters, timeZone) : []
  return { ...counts, changed }
}

const ChangedRow = z.object({
  id: z.string(),
  network: z.string(),
  written: z.string(),
  excerpt: z.string(),
  state: z.enum(POST_STATES),
})

async function listChanged(ch: ClickHouse, filters: Filters, timeZone: string): Promise<ChangedPost[]> {
  const changed = whereFilters({ ...filters, state: ['apagado', 'editado'] }, timeZone)
  const rows = await ch.rows(
    'profile-changed',
    sql`SELECT toString(posts.id) AS id, toString(platform) AS network, date_created AS written,
        substringUTF8(content, 1, ${integer(EXCERPT)}) AS excerpt,
        if(isNotNull(posts.deleted_before), 'apagado', 'editado') AS state
      FROM ${POSTS} ${changed} ORDER BY state, date_created DESC, posts.id
      LIMIT ${integer(MAX_CHANGED)} BY state`,
    ChangedRow,
  )
  return rows.map(({ network, written, ...row }) => ({ ...row, platform: network, date: written }))
}
