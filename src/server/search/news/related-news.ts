import { z } from 'zod'
import { NEWS_TYPES } from '../../../contract/news/imported-news.ts'
import type { RelatedNews, RelatedNewsQuery, RelatedNewsReply } from '../../../contract/news/news.ts'
import { createLinkKey } from '../../../text/canonical-link.ts'
import { findNames } from '../../../text/find-names.ts'
import { listTopicStems } from '../../../text/topic-stems.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, integers, join, or, POSTS, type Sql, sql, strings } from '../../store/sql.ts'
import { wherePostIs } from '../conditions/one-post.ts'
import { type Candidate, rankNews } from './news-relevance.ts'

/** Candidate articles, found by the rarest words: an article that shares only common words is not relevant. */
const MAX_EXAMINED = 3_000
/** Words of a post that are considered: the beginning of a long message tells its topic. */
const MAX_STEMS = 240
/** Words that are compared: the rarest. */
const MAX_RARE = 32
/** Articles that are scored; nobody would read more. */
const MAX_CANDIDATES = 200
/** Maximum tokens of one index lookup. */
const STEMS_PER_QUERY = 60

/**
 * Articles and fact-checks on the topic of a post, or null if there is no such post. Fact-checks of its claims come first, then by
 * relevance or date; articles below the threshold are left out, so the result may be empty.
 */
export async function listRelatedNews(
  ch: ClickHouse,
  postId: string,
  { page, page_size, sort_order }: RelatedNewsQuery,
): Promise<RelatedNewsReply | null> {
  const post = await findPost(ch, postId)
  if (!post) return null
  const text = `${post.content} ${post.description}`
  const stems = listTopicStems(text, MAX_STEMS)
  const links = post.links.map(createLinkKey).filter((key) => key !== null)
  const { weights, known, highest } = await weighStems(ch, stems)
  const candidates = await findCandidates(ch, known, links)
  const ranked = rankNews({ weights, highest, names: findNames(text), date: post.date_created }, candidates, sort_order)
  const total_items = ranked.length
  const items = ranked.slice((page - 1) * page_size, page * page_size).map(toRelatedNews)
  return { items, page, page_size, total_items, total_pages: Math.ceil(total_items / page_size) }
}

const PostRow = z.object({
  date_created: z.string(),
  content: z.string(),
  description: z.string(),
  links: z.array(z.string()),
})

async function findPost(ch: ClickHouse, id: string) {
  const question = sql`SELECT date_created, content, description, links FROM ${POSTS}
    ${wherePostIs(id)}`
  const [post] = await ch.rows('find-post', question, PostRow)
  return post
}

type Known = { stem: string; weight: number; articles: number }

/**
 * Weight of each word of the post: inverse document frequency among all articles, in thousandths. Words that occur in no article count
 * half: some are the topic of the post, most are only its style.
 */
async function weighStems(ch: ClickHouse, stems: string[]) {
  if (stems.length === 0) return { weights: new Map<string, number>(), known: [], highest: 0 }
  const question = sql`
    SELECT arrayJoin(arrayIntersect(stems, ${strings(stems)})) AS stem, toUInt32(count()) AS articles
    FROM news FINAL WHERE ${hasAnyStem(stems)} GROUP BY stem
    UNION ALL SELECT '' AS stem, toUInt32(count()) AS articles FROM news`
  const rows = await ch.rows('weigh-stems', question, z.object({ stem: z.string(), articles: z.number() }))
  const counts = new Map(rows.map(({ stem, articles }) => [stem, articles]))
  const total = counts.get('') ?? 0
  const highest = Math.round(1000 * Math.log(1 + total))
  const weigh = (articles: number | undefined) =>
    articles === undefined ? Math.round(highest / 2) : Math.round(1000 * Math.log(1 + total / articles))
  const weights = new Map(stems.map((stem) => [stem, weigh(counts.get(stem))]))
  const known = [...counts].flatMap(([stem, articles]) => (stem ? [{ stem, articles, weight: weigh(articles) }] : []))
  return { weights, known: known.sort((a, b) => a.articles - b.articles).slice(0, MAX_RARE), highest }
}

function hasAnyStem(stems: string[]): Sql {
  const looks = Math.ceil(stems.length / STEMS_PER_QUERY)
  const parts = Array.from({ length: looks }, (_, i) => stems.slice(i * STEMS_PER_QUERY, (i + 1) * STEMS_PER_QUERY))
  return join(
    parts.map((part) => sql`hasAnyTokens(stems, ${strings(part)})`),
    or,
  )
}

const CandidateRow: z.ZodType<Candidate> = z.object({
  content_type: z.enum(NEWS_TYPES),
  title: z.string(),
  published_at: z.string().nullable(),
  url: z.string(),
  featured_image_url: z.string(),
  publisher: z.string(),
  claim: z.string(),
  rating: z.string(),
  own_link: z.string(),
  shared_links: z.array(z.string()),
  shared: z.array(z.string()),
  shared_title: z.array(z.string()),
  title_length: z.number(),
})

/** The articles that share most with the post, by the weight of the shared words. */
async function findCandidates(ch: ClickHouse, known: Known[], links: string[]): Promise<Candidate[]> {
  const stems = strings(known.map(({ stem }) => stem))
  const rare = strings(listRarest(known))
  const keys = strings(links)
  const conditions = [
    ...(known.length > 0 ? [sql`hasAnyTokens(stems, ${rare})`] : []),
    ...(links.length > 0 ? [sql`hasAny(link_keys, ${keys})`] : []),
  ]
  if (conditions.length === 0) return []
  const question = sql`
    SELECT content_type, title, published_at, url, featured_image_url, publisher, claim, rating,
      link_keys[1] AS own_link, arrayIntersect(link_keys, ${keys}) AS shared_links,
      arrayIntersect(stems, ${stems}) AS shared, arrayIntersect(title_stems, ${stems}) AS shared_title,
      toUInt32(length(title_stems)) AS title_length
    FROM news FINAL WHERE ${join(conditions, or)}
    ORDER BY notEmpty(shared_links) DESC,
      arraySum(stem -> transform(stem, ${stems}, ${integers(known.map(({ weight }) => weight))}, toUInt32(0)),
        arrayConcat(shared, shared_title)) DESC, id
    LIMIT ${integer(MAX_CANDIDATES)}`
  return ch.rows('find-related-news', question, CandidateRow)
}

/** The rarest words that together lead to at most the number of candidate articles; at least two, if there are. */
function listRarest(known: Known[]): string[] {
  let total = 0
  return known.flatMap(({ stem, articles }, index) => {
    total += articles
    return index < 2 || total <= MAX_EXAMINED ? [stem] : []
  })
}

function toRelatedNews(found: Candidate): RelatedNews {
  return {
    content_type: found.content_type,
    title: found.title,
    published_at: found.published_at,
    url: found.url,
    featured_image_url: found.featured_image_url || null,
    publisher: found.publisher,
    claim: found.claim || null,
    rating: found.rating || null,
  }
}
