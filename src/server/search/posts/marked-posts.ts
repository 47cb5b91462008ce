/** The marks of posts, for the drawer and for the list of misleading links. */
import { z } from 'zod'
import { NEWS_TYPES } from '../../../contract/news/imported-news.ts'
import type { RelatedNews } from '../../../contract/news/news.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, type Sql, sql, string, uuids } from '../../store/sql.ts'
import { wherePostIs } from '../conditions/one-post.ts'
import type { ExportedRow } from './csv-cells.ts'

/** The marks of one post; `misleading_by` has one for each of `misleading_links`, `canonical_links` one for each of `links`. */
export type PostMarks = {
  links: string[]
  canonical_links: string[]
  misleading_links: string[]
  misleading_by: string[]
  fact_checks: string[]
}

const Texts = z.array(z.string())
const MarksRow: z.ZodType<PostMarks> = z.object({
  links: Texts,
  canonical_links: Texts,
  misleading_links: Texts,
  misleading_by: Texts,
  fact_checks: Texts,
})

export async function findPostMarks(ch: ClickHouse, id: string): Promise<PostMarks | undefined> {
  const question = sql`SELECT links, canonical_links, misleading_links, misleading_by,
      arrayMap(check -> toString(check), fact_checks) AS fact_checks FROM ${POSTS}
    ${wherePostIs(id)}`
  const [row] = await ch.rows('find-post-marks', question, MarksRow)
  return row
}

const CheckRow = z.object({
  id: z.string(),
  content_type: z.enum(NEWS_TYPES),
  title: z.string(),
  published_at: z.string().nullable(),
  url: z.string(),
  featured_image_url: z.string(),
  publisher: z.string(),
  claim: z.string(),
  rating: z.string(),
})

/** These articles by their ids; deleted ones are left out. */
export async function findNewsByIds(ch: ClickHouse, ids: readonly string[]): Promise<Map<string, RelatedNews>> {
  if (ids.length === 0) return new Map()
  const question = sql`SELECT toString(news.id) AS id, content_type, title, published_at, url, featured_image_url, publisher,
      claim, rating FROM news FINAL WHERE news.id IN ${uuids(ids)}`
  const rows = await ch.rows('find-news', question, CheckRow)
  return new Map(
    rows.map(({ id, featured_image_url, claim, rating, ...news }) => [
      id,
      { ...news, featured_image_url: featured_image_url || null, claim: claim || null, rating: rating || null },
    ]),
  )
}

/** Number of posts marked by each entry of the list, by its id. */
export async function countPostsByList(ch: ClickHouse): Promise<Map<number, number>> {
  const question = sql`SELECT toUInt32OrZero(substring(by, 6)) AS id, toUInt32(uniqExact(posts.id)) AS posts
    FROM ${POSTS} ARRAY JOIN misleading_by AS by WHERE ${isListed} AND startsWith(by, 'list:') GROUP BY id
    LIMIT 100000`
  const rows = await ch.rows('count-listed', question, z.object({ id: z.number(), posts: z.number() }))
  return new Map(rows.map(({ id, posts }) => [id, posts]))
}

/** Number of posts marked by the list in total: one marked by two entries counts once. */
export async function countListedPosts(ch: ClickHouse): Promise<number> {
  const listed = sql`arrayExists(by -> startsWith(by, ${string('list:')}), misleading_by)`
  const question = sql`SELECT toUInt32(count()) AS posts FROM ${POSTS} WHERE ${isListed} AND ${listed}`
  const [row] = await ch.rows('count-listed-posts', question, z.object({ posts: z.number() }))
  return row?.posts ?? 0
}

const isListed: Sql = sql`notEmpty(misleading_by)`

/** Rows with the URLs of their fact-checks in place of the ids; those of deleted articles are left out. */
export async function* nameChecks(
  ch: ClickHouse,
  batches: AsyncGenerator<ExportedRow[]>,
): AsyncGenerator<ExportedRow[]> {
  for await (const rows of batches) {
    const ids = new Set(rows.flatMap(({ fact_checks }) => fact_checks))
    const checks = await findNewsByIds(ch, [...ids])
    yield rows.map((row) =>
      row.fact_checks.length > 0
        ? { ...row, fact_checks: row.fact_checks.flatMap((id) => checks.get(id)?.url ?? []) }
        : row,
    )
  }
}
