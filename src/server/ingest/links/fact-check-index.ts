import { z } from 'zod'
import type { Verdict } from '../../../contract/news/imported-news.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, moment, type Sql, sql } from '../../store/sql.ts'

/** Fact-checks that posts are compared with: the newest. With this number an import still takes in 5,000 posts a second. */
const MAX_CHECKS = 20_000

/** A fact-check by which posts are marked; `appearances` are normalised links. */
export type KnownCheck = { id: string; claim: string; verdict: string; appearances: string[] }

const CheckRow: z.ZodType<KnownCheck> = z.object({
  id: z.string(),
  claim: z.string(),
  verdict: z.string(),
  appearances: z.array(z.string()),
})

export const listKnownChecks = (ch: ClickHouse): Promise<KnownCheck[]> => selectChecks(ch, sql`true`)

/** Fact-checks added or changed since a time. */
export const listChangedChecks = (ch: ClickHouse, since: Date): Promise<KnownCheck[]> =>
  selectChecks(ch, sql`written_at >= ${moment(since)}`)

/** A token that changes whenever a fact-check is added, changed or deleted. */
export async function findChecksState(ch: ClickHouse): Promise<string> {
  const question = sql`SELECT concat(toString(count()), '/', toString(sum(cityHash64(id, fingerprint)))) AS state
    FROM news FINAL WHERE content_type = 'checagem'`
  const [row] = await ch.rows('find-checks-state', question, z.object({ state: z.string() }))
  return row?.state ?? ''
}

function selectChecks(ch: ClickHouse, condition: Sql): Promise<KnownCheck[]> {
  const question = sql`SELECT toString(id) AS id, claim, verdict, appearance_keys AS appearances FROM news FINAL
    WHERE content_type = 'checagem' AND ${condition} ORDER BY published_at DESC, id LIMIT ${integer(MAX_CHECKS)}`
  return ch.rows('list-checks', question, CheckRow)
}

/** When the last article was imported; null if there is none. */
export async function findLastNews(ch: ClickHouse): Promise<Date | null> {
  const question = sql`SELECT toUnixTimestamp(max(written_at)) AS seconds FROM news`
  const [row] = await ch.rows('find-last-news', question, z.object({ seconds: z.number() }))
  return row && row.seconds > 0 ? new Date(row.seconds * 1000) : null
}

const MISLEADING: ReadonlySet<string> = new Set<Verdict>(['falso', 'enganoso'])

/** Whether the links at which the claim appeared are misleading. */
export const isMisleading = ({ verdict }: Pick<KnownCheck, 'verdict'>): boolean => MISLEADING.has(verdict)
