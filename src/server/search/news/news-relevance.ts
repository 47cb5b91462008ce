/** How close an article is to a post; pure, so that every rule can be tried alone. */

import type { SortOrder } from '../../../contract/limits.ts'
import type { NewsType } from '../../../contract/news/imported-news.ts'

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

/** What a post is compared by: what each of its words is worth, and its date in ISO 8601. */
export type Subject = {
  weights: ReadonlyMap<string, number> /** Of a word that a single article has. */
  highest: number
  date: string
}

/** `score` is 0 to about 1, and more with a shared address. */
export type Relevance = { score: number; isSameClaim: boolean }

/** Less than this is no relation that a reader would see. */
const THRESHOLD = 0.25
/** From here on a fact-check is about what the post itself says. */
const SAME_CLAIM = 0.45
/** One rare word in common is a coincidence; so are three that every other article has. */
const FEWEST_SHARED = 3
const FEWEST_IN_TITLE = 2
/** In words that no other article has. */
const LEAST_EVIDENCE = 1.5
const OWN_LINK = 1
const OTHER_LINK = 0.3
const DAY_MS = 86_400_000
/** Days after which an article about the same words is worth half: news are about events, false claims come back. */
const HALF_LIFE = { noticia: 60, checagem: 1_500 }

type Ranked = Relevance & { news: Candidate }

/** The articles that are close enough, each page once: fact-checks of the post's claim first, then by relevance or date. */
export function rankNews(post: Subject, candidates: readonly Candidate[], order?: SortOrder): Candidate[] {
  const best = new Map<string, Ranked>()
  for (const news of candidates) {
    const relevance = measureRelevance(post, news)
    const before = best.get(news.own_link)
    if (relevance.score < THRESHOLD || (before && before.score >= relevance.score)) continue
    best.set(news.own_link, { news, ...relevance })
  }
  return [...best.values()].sort((a, b) => compareRanked(a, b, order)).map(({ news }) => news)
}

function compareRanked(a: Ranked, b: Ranked, order: SortOrder | undefined): number {
  const first = Number(b.isSameClaim) - Number(a.isSameClaim)
  const older = order ? (a.news.published_at ?? '').localeCompare(b.news.published_at ?? '') : 0
  const byDate = order === 'asc' ? older : -older
  return first || byDate || b.score - a.score || (a.news.url < b.news.url ? -1 : 1)
}

export function measureRelevance(post: Subject, news: Candidate): Relevance {
  const words = measureWords(post, news)
  const own = news.shared_links.includes(news.own_link)
  const links = own ? OWN_LINK : news.shared_links.length > 0 ? OTHER_LINK : 0
  const score = words * measureNearness(post, news) + links
  return { score, isSameClaim: news.content_type === 'checagem' && (words >= SAME_CLAIM || own) }
}

/**
 * How much of what the post is about stands in the article: the cosine of both, words weighed by their rarity, those in
 * title and claim twice.
 */
export function measureWords({ weights, highest }: Subject, news: Candidate): number {
  if (news.shared.length < FEWEST_SHARED || news.shared_title.length < FEWEST_IN_TITLE) return 0
  const evidence = [...news.shared, ...news.shared_title].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / 2
  if (evidence < LEAST_EVIDENCE * highest) return 0
  const square = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0) ** 2, 0)
  const post = square(weights.keys())
  const mean = post / weights.size
  const shared = (square(news.shared) + square(news.shared_title)) / 2
  return shared / Math.sqrt(post * mean * Math.max(news.title_length, news.shared_title.length))
}

/** 1 on the same day, then less; an unknown date is one of long ago. */
function measureNearness(post: Subject, news: Candidate): number {
  const halfLife = HALF_LIFE[news.content_type]
  if (news.published_at === null) return 0.7
  const days = Math.abs(Date.parse(news.published_at) - Date.parse(post.date)) / DAY_MS
  return 0.4 + 0.6 / (1 + days / halfLife)
}
