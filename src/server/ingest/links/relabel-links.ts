import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { LinkFacts } from '../../enrich/link-facts.ts'
import { type LinkKnowledge, linkSteps } from '../../enrich/link-steps.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { and, integer, join, POSTS, type Sql, sql, uuids } from '../../store/sql.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** Posts between two checks of the signal. */
const PAGE = 5_000
/** Posts after which it yields to the event loop: some milliseconds. */
const POSTS_PER_TURN = 100

export type RelabelOptions = { signal?: AbortSignal | undefined; onProgress?: (report: RelabelReport) => void }
/** `is_done` is false if the signal ended it early. */
export type RelabelReport = { read: number; changed: number; is_done: boolean }

type Marked = PostPlace & LinkFacts

const MarkedRow: z.ZodType<Marked> = z.object({
  id: z.string(),
  date_created: z.number(),
  content: z.string(),
  links: z.array(z.string()),
  canonical_links: z.array(z.string()),
  misleading_links: z.array(z.string()),
  misleading_by: z.array(z.string()),
  fact_checks: z.array(z.string()),
})

/**
 * Recomputes the marks of stored posts. Reads the few columns needed of those that meet `condition`, oldest first, and writes only the
 * posts whose marks change. Idempotent.
 */
export async function relabelLinks(
  ch: ClickHouse,
  knowledge: LinkKnowledge,
  condition: Sql,
  { signal, onProgress }: RelabelOptions = {},
): Promise<RelabelReport> {
  const steps = linkSteps(knowledge)
  const mark = <T extends LinkFacts>(post: T): T => {
    for (const step of steps) step.run(post)
    return post
  }
  const report: RelabelReport = { read: 0, changed: 0, is_done: false }
  let last: PostPlace | null = null
  while (!signal?.aborted) {
    const page: Marked[] = await ch.rows('list-marked', selectPage(condition, last), MarkedRow)
    const differing = await listDiffering(page, mark)
    report.changed += await rewritePosts(ch, differing, ({ draft, later }) => ({ draft: mark(draft), later }))
    report.read += page.length
    last = page.at(-1) ?? null
    if (page.length < PAGE) report.is_done = true
    onProgress?.(report)
    if (report.is_done) break
  }
  return report
}

function selectPage(condition: Sql, after: PostPlace | null): Sql {
  const conditions = [condition]
  if (after) {
    const date = sql`toDateTime(${integer(after.date_created)}, 'UTC')`
    const id = sql`arrayElement(${uuids([after.id])}, 1)`
    conditions.push(sql`posts.date_created >= ${date} AND (posts.date_created, posts.id) > (${date}, ${id})`)
  }
  return sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created, content, links,
      canonical_links, misleading_links, misleading_by, arrayMap(one -> toString(one), fact_checks) AS fact_checks
    FROM ${POSTS} WHERE ${join(conditions, and)} ORDER BY posts.date_created, posts.id LIMIT ${integer(PAGE)}`
}

async function listDiffering(page: readonly Marked[], mark: (post: LinkFacts) => LinkFacts): Promise<PostPlace[]> {
  const differing: PostPlace[] = []
  for (const [i, post] of page.entries()) {
    if (i % POSTS_PER_TURN === POSTS_PER_TURN - 1) await setImmediate()
    if (describe(post) !== describe(mark({ ...post }))) differing.push(post)
  }
  return differing
}

const describe = ({ canonical_links, misleading_links, misleading_by, fact_checks }: LinkFacts) =>
  JSON.stringify([canonical_links, misleading_links, misleading_by, fact_checks])
