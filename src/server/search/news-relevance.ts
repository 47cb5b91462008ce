/** How close an article is to a post; pure, so that every rule can be tried alone. */

import type { NewsType } from '../../contract/imported-news.ts'
import type { SortOrder } from '../../contract/limits.ts'

/** An article that shares words or an address with the post. An unknown text is empty. */
export type Candidate = {
  content_type: NewsType
  title: string
  /** ISO 8601. */
  published_at: string | null
  url: string
  featured_image_url: string
  publisher: string
  claim: string
  rating: string
  /** Its own address, as addresses are compared. */
  own_link: string
  shared_links: string[]
  /** The words it has in common with the post, anywhere and in title or claim. */
  shared: string[]
  shared_title: string[]
  /** How many words tell what title and claim are about. */
  title_length: number
}

/** What a post is compared by: what each of its words is worth, its addresses as compared, its date in ISO 8601. */
export type Subject = { weights: ReadonlyMap<string, number>; links: readonly string[]; date: string }

export type Relevance = { score: number; isSameClaim: boolean }

const DAY_MS = 86_400_000

export function rankNews(post: Subject, candidates: readonly Candidate[], order?: SortOrder): Candidate[] {
  const best = new Map<string, { news: Candidate; score: number; isSameClaim: boolean }>()
  for (const news of candidates) {
    const relevance = measureRelevance(post, news)
    if (relevance.score < THRESHOLD) continue
    const before = best.get(news.own_link)
    if (!before || before.score < relevance.score) best.set(news.own_link, { news, ...relevance })
  }
  const direction = order === 'asc' ? 1 : -1
  return [...best.values()]
    .sort((a, b) => {
      const first = Number(b.isSameClaim) - Number(a.isSameClaim)
      const byDate = order ? direction * compareDates(a.news, b.news) : 0
      return first || byDate || b.score - a.score || (a.news.url < b.news.url ? -1 : 1)
    })
    .map(({ news }) => news)
}
export const THRESHOLD = 0.3

function compareDates(a: Candidate, b: Candidate): number {
  return (a.published_at ?? '').localeCompare(b.published_at ?? '')
}

export function measureRelevance(post: Subject, news: Candidate): Relevance {
  const words = measureWords(post, news)
  return { score: words * measureNearness(post, news), isSameClaim: false }
}
export function measureWords(post: Subject, news: Candidate): number {
  const sum = (stems: readonly string[]) => stems.reduce((s, w) => s + (post.weights.get(w) ?? 0), 0)
  const all = [...post.weights.values()].reduce((a, b) => a + b, 0)
  const mean = all / Math.max(1, post.weights.size)
  const shared = 0.5 * sum(news.shared) + 0.5 * sum(news.shared_title)
  return shared / Math.sqrt(Math.max(all, 1) * Math.max(1, news.title_length) * mean)
}
function measureNearness(post: Subject, news: Candidate): number {
  if (!news.published_at) return 0.8
  const days = Math.abs(Date.parse(news.published_at) - Date.parse(post.date)) / DAY_MS
  return 1 / (1 + days / 180)
}
