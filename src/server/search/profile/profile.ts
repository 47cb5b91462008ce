/** What a person's page tells of their posts beside the charts. */
import { z } from 'zod'
import { POST_STATES } from '../../../contract/labels.ts'
import type { ChangedPost, PersonProfile, ProfileQuery } from '../../../contract/person-profile.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { whereFilters } from '../conditions.ts'
import { listExchanges } from './exchanges.ts'
import { listWords } from './words.ts'

const MOST_CHANGED = 5
const EXCERPT = 160

export type ProfileOf = { readonly id: number; readonly names: readonly string[] }

/** One question after the other but for the counts: a page asks for its charts at the same time. */
export async function findProfile(
  ch: ClickHouse,
  person: ProfileOf,
  period: ProfileQuery,
  timeZone: string,
): Promise<PersonProfile> {
  const filters = { ...period, public_person: [String(person.id)] }
  const counts = await countStates(ch, filters, timeZone)
  const changed = counts.deleted + counts.edited > 0 ? await listChanged(ch, filters, timeZone) : []
  const words = await listWords(ch, person, period, { timeZone, posts: counts.posts })
  const exchanges = await listExchanges(ch, person.id, period, timeZone)
  return { ...counts, changed, ...words, ...exchanges }
}

type Filters = ProfileQuery & { public_person: string[] }

const Counts = z.object({ posts: z.number(), deleted: z.number(), edited: z.number() })

async function countStates(ch: ClickHouse, filters: Filters, timeZone: string) {
  const [row] = await ch.rows(
    'profile-states',
    sql`SELECT toUInt32(count()) AS posts, toUInt32(countIf(isNotNull(posts.deleted_before))) AS deleted,
        toUInt32(countIf(isNull(posts.deleted_before) AND isNotNull(posts.edited_at))) AS edited
      FROM ${POSTS} ${whereFilters(filters, timeZone)}`,
    Counts,
  )
  return row ?? { posts: 0, deleted: 0, edited: 0 }
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
      FROM ${POSTS} ${changed} ORDER BY date_created DESC, posts.id LIMIT ${integer(MOST_CHANGED)}`,
    ChangedRow,
  )
  return rows.map(({ network, written, ...row }) => ({ ...row, platform: network, date: written }))
}
