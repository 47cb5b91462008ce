/**
 * Updates the link marks of stored posts after changes: of misleading links, of fact-checks, and for posts stored before links were
 * normalised. Pending work is recorded until it is done, so that an interrupted run is finished by the next call. Idempotent.
 */
import { z } from 'zod'
import { listClaimNeeds } from '../../enrich/checked-claims.ts'
import { findMarkProgress, saveMarkProgress } from '../../records/jobs/job-watermarks.ts'
import { deletePendingChanges, listPendingChanges, type PendingChange } from '../../records/posts/misleading-links.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { join, or, POSTS, type Sql, sql, strings, uuids } from '../../store/sql.ts'
import { findLastNews, isMisleading, type KnownCheck, listChangedChecks } from './fact-check-index.ts'
import { loadLinkKnowledge } from './link-knowledge.ts'
import { type RelabelOptions, type RelabelReport, relabelLinks } from './relabel-links.ts'

/** Maximum needles of a multi-search or index lookup; with more, every post is read. */
const MAX_NEEDLES = 60
const MAX_CHANGES = 50_000
const NEWS = 'news'

const NOTHING_TO_DO: RelabelReport = { read: 0, changed: 0, is_done: true }

/** Marks the posts affected by changes of the list. */
export async function followListChanges(
  ch: ClickHouse,
  pg: Postgres,
  options: RelabelOptions = {},
): Promise<RelabelReport> {
  const changes = await listPendingChanges(pg, MAX_CHANGES)
  if (changes.length === 0) return NOTHING_TO_DO
  const report = await relabelLinks(ch, await loadLinkKnowledge(ch, pg), concernsChanges(changes), options)
  const ids = changes.map(({ id }) => id)
  if (report.is_done) await deletePendingChanges(pg, ids)
  return report
}

/** A normalised link that is judged contains the key, whether that is a domain or the link itself. */
function concernsChanges(changes: readonly PendingChange[]): Sql {
  const keys = [...new Set(changes.map(({ key }) => key))]
  if (keys.length > MAX_NEEDLES) return sql`notEmpty(links)`
  const judged = changes.map(({ list_id }) => `list:${list_id}`)
  return sql`notEmpty(links) AND (${hasText(keys)} OR hasAny(misleading_by, ${strings(judged)}))`
}

const hasText = (needles: readonly string[]) =>
  sql`multiSearchAny(arrayStringConcat(canonical_links, ' '), ${strings(needles)})`

/** Marks the posts that repeat the claim of a new or changed fact-check, or link to where it was published. */
export async function followFactChecks(
  ch: ClickHouse,
  pg: Postgres,
  options: RelabelOptions = {},
): Promise<RelabelReport> {
  const last = await findLastNews(ch)
  const before = await findMarkProgress(pg, NEWS)
  if (!last || (before && before >= last)) return NOTHING_TO_DO
  // That second is read again: more may have been added in it.
  const changed = await listChangedChecks(ch, before ?? new Date(0))
  const report =
    changed.length === 0
      ? NOTHING_TO_DO
      : await relabelLinks(ch, await loadLinkKnowledge(ch, pg), concernsChecks(changed), options)
  // More may be added in a second that is not over.
  const until = Math.min(last.getTime(), Math.floor(Date.now() / 1000) * 1000 - 1000)
  if (report.is_done) await saveMarkProgress(pg, NEWS, new Date(until))
  return report
}

function concernsChecks(checks: readonly KnownCheck[]): Sql {
  const addresses = checks.filter(isMisleading).flatMap(({ appearances }) => appearances)
  const stems = [...new Set(listClaimNeeds(checks).flatMap(({ rarest }) => rarest))]
  if (Math.max(addresses.length, stems.length) > MAX_NEEDLES) return sql`true`
  const ids = checks.map(({ id }) => id)
  const ways = [
    sql`hasAny(posts.fact_checks, ${uuids(ids)})`,
    sql`hasAny(misleading_by, ${strings(ids.map((id) => `check:${id}`))})`,
    ...(addresses.length > 0 ? [hasText(addresses)] : []),
    ...(stems.length > 0 ? [sql`hasAnyTokens(stems, ${strings(stems)})`] : []),
  ]
  return sql`(${join(ways, or)})`
}

/** Normalises the links of posts that were stored without it, and updates their marks. */
export async function completeLinks(
  ch: ClickHouse,
  pg: Postgres,
  options: RelabelOptions = {},
): Promise<RelabelReport> {
  const condition = sql`notEmpty(links) AND length(canonical_links) != length(links)`
  const question = sql`SELECT 1 AS one FROM ${POSTS} WHERE ${condition} LIMIT 1`
  const found = await ch.rows('find-incomplete-links', question, z.object({ one: z.number() }))
  if (found.length === 0) return NOTHING_TO_DO
  return relabelLinks(ch, await loadLinkKnowledge(ch, pg), condition, options)
}
