/** Resolves the short links of stored posts, a few at a time, and marks the posts accordingly. */

import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { isShortLink } from '../../../text/canonical-link.ts'
import { SHORTENERS } from '../../../text/link-rules.ts'
import { SourceError } from '../../net/source-error.ts'
import { findMarkProgress, saveMarkProgress } from '../../records/jobs/job-watermarks.ts'
import {
  addShortLinks,
  endTurns,
  listDueShortLinks,
  saveFailure,
  saveTarget,
} from '../../records/posts/link-targets.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { Postgres } from '../../store/postgres.ts'
import { integer, moment, POSTS, sql, strings } from '../../store/sql.ts'
import { SETTLED_MS } from '../rewrite/post-places.ts'
import { loadLinkKnowledge } from './link-knowledge.ts'
import { relabelLinks } from './relabel-links.ts'

/** Follows a short link; throws SourceError with a sentence if its target cannot be determined. */
export type Follow = (address: string) => Promise<string>

export type ResolveOptions = {
  signal?: AbortSignal | undefined
  now?: Date
  /** Pause between two requests, in milliseconds. */
  pauseMs?: number
}
/** `is_done` is false while others wait. */
export type ResolveReport = { resolved: number; failed: number; marked: number; is_done: boolean }

/** Links per batch. */
const PORTION = 50
/** At most two a second. */
const PAUSE_MS = 500
const MAX_NEW = 90_000

const POSTS_MARK = 'posts'

/** Resolves a batch of due short links. Targets are kept permanently; failures are retried later, and given up after some days. */
export async function resolveLinks(
  ch: ClickHouse,
  pg: Postgres,
  follow: Follow,
  { signal, now = new Date(), pauseMs = PAUSE_MS }: ResolveOptions = {},
): Promise<ResolveReport> {
  await collectShortLinks(ch, pg)
  const due = await listDueShortLinks(pg, now, PORTION)
  const resolved: string[] = []
  let failed = 0
  // Links resolved before an interruption that left their posts unmarked.
  for (const { short, target } of due) if (target !== null) resolved.push(short)
  for (const [i, { short }] of due.filter(({ target }) => target === null).entries()) {
    if (signal?.aborted) break
    if (i > 0) await setTimeout(pauseMs)
    if (await resolveOne(pg, short, follow, now)) resolved.push(short)
    else failed += 1
  }
  const condition = sql`hasAny(canonical_links, ${strings(resolved)})`
  const marked = resolved.length > 0 ? (await relabelLinks(ch, await loadLinkKnowledge(ch, pg), condition)).changed : 0
  await endTurns(pg, resolved)
  return { resolved: resolved.length, failed, marked, is_done: due.length < PORTION }
}

async function resolveOne(pg: Postgres, short: string, follow: Follow, now: Date): Promise<boolean> {
  try {
    await saveTarget(pg, short, await follow(`https://${short}`), now)
    return true
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    await saveFailure(pg, short, error.message, now)
    return false
  }
}

/** Records the short links of posts added since the last run. */
async function collectShortLinks(ch: ClickHouse, pg: Postgres): Promise<void> {
  const since = (await findMarkProgress(pg, POSTS_MARK)) ?? new Date(0)
  const row = z.object({ link: z.string(), seconds: z.number() })
  const question = sql`
    SELECT link, toUnixTimestamp(max(written_at)) AS seconds
    FROM ${POSTS} ARRAY JOIN canonical_links AS link
    WHERE posts.written_at >= ${moment(since)} AND notEmpty(canonical_links)
      AND domain(concat('http://', link)) IN ${strings([...SHORTENERS])}
    GROUP BY link ORDER BY seconds, link LIMIT ${integer(MAX_NEW)}`
  const found = await ch.rows('find-short-links', question, row)
  const shorts = found.map(({ link }) => link).filter(isShortLink)
  for (let from = 0; from < shorts.length; from += 1_000) await addShortLinks(pg, shorts.slice(from, from + 1_000))
  const last = found.at(-1)
  // Rows being written by another process may carry a second that has passed: it is read again.
  if (last) await saveMarkProgress(pg, POSTS_MARK, new Date(Math.min(last.seconds * 1000, Date.now() - SETTLED_MS)))
}
