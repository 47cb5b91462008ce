/** Relevance of an article to a post; pure, so that every rule can be tested alone. */

import type { SortOrder } from '../../../contract/limits.ts'
import type { NewsType } from '../../../contract/news/imported-news.ts'

/** An article that shares words or a link with the post. An unknown text is empty. */
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
  /** Its own URL, normalised for comparison. */
  own_link: string
  shared_links: string[]
  /** The words it shares with the post, anywhere and in title or claim. */
  shared: string[]
  shared_title: string[]
  /** Number of topic words in title and claim. */
  title_length: number
}

/** Features of a post: the weight of each of its words, and its date in ISO 8601. */
export type Subject = {
  weights: ReadonlyMap<string, number>
  /** Weight of a word that occurs in a single article. */
  highest: number
  /** For words of a name, which one: `findNames`. */
  names: ReadonlyMap<string, number>
  date: string
}

/** `words` is 0 to about 1, and so is `score`, which is higher with a shared link. */
export type Relevance = { words: number; score: number; isSameClaim: boolean }

/** Below this there is no relation that a reader would see. */
const THRESHOLD = 0.25
/** From here on a fact-check is about what the post itself claims. */
const SAME_CLAIM = 0.45
/** One rare word in common is a coincidence; so are three that every other article has. */
const MIN_SHARED = 3
const MIN_IN_TITLE = 2
/** In units of words that no other article has. */
const MIN_EVIDENCE = 1.5
/** A short post may have only two shared words: then title or claim must have both, and they must be two different things. */
const MIN_OF_TWO_THINGS = 1.2
/** Maximum topic words of a short post; a longer one that shares two of them is about something else. */
const SHORT = 8
const SAME_DAYS = 60
/** An article whose `words` are less than this share of the closest article's is about something else, unless it shares a link. */
const SHARE_OF_BEST = 0.5
const OWN_LINK = 1
const OTHER_LINK = 0.3
const DAY_MS = 86_400_000
/** Half-life in days: news is about events, while false claims come back. */
const HALF_LIFE = { noticia: 60, checagem: 1_500 }

type Ranked = Relevance & { news: Candidate }

/** The articles that are relevant enough, each page once: fact-checks of the post's claim first, then by relevance or date. */
export function rankNews(post: Subject, candidates: readonly Candidate[], order?: SortOrder): Candidate[] {
  const best = new Map<string, Ranked>()
  for (const news of candidates) {
    const relevance = measureRelevance(post, news)
    const before = best.get(news.own_link)
    if (relevance.score < THRESHOLD || (before && before.score >= relevance.score)) continue
    best.set(news.own_link, { news, ...relevance })
  }
  return leaveFarther([...best.values()])
    .sort((a, b) => compareRanked(a, b, order))
    .map(({ news }) => news)
}

/** Two words suffice if no article shares three; an article that shares much less than the closest only has its setting in common. */
function leaveFarther(ranked: Ranked[]): Ranked[] {
  const closest = Math.max(0, ...ranked.map(({ words }) => words))
  const most = Math.max(0, ...ranked.map(({ news }) => news.shared.length))
  return ranked.filter(
    ({ news, words }) =>
      news.shared_links.length > 0 ||
      (words >= SHARE_OF_BEST * closest && news.shared.length >= Math.min(most, MIN_SHARED)),
  )
}

function compareRanked(a: Ranked, b: Ranked, order: SortOrder | undefined): number {
  const first = Number(b.isSameClaim) - Number(a.isSameClaim)
  const older = order ? (a.news.published_at ?? '').localeCompare(b.news.published_at ?? '') : 0
  const byDate = order === 'asc' ? older : -older
  return first || byDate || b.score - a.score || (a.news.url < b.news.url ? -1 : 1)
}

function measureRelevance(post: Subject, news: Candidate): Relevance {
  const words = measureWords(post, news)
  const own = news.shared_links.includes(news.own_link)
  const links = own ? OWN_LINK : news.shared_links.length > 0 ? OTHER_LINK : 0
  const score = words * measureNearness(post, news) + links
  return { words, score, isSameClaim: news.content_type === 'checagem' && (words >= SAME_CLAIM || own) }
}

/** How much of the post's topic the article covers: cosine similarity with words weighted by rarity, those in title and claim twice. */
function measureWords(subject: Subject, news: Candidate): number {
  if (!hasEvidence(subject, news)) return 0
  const { weights } = subject
  const square = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0) ** 2, 0)
  const post = square(weights.keys())
  const mean = post / weights.size
  const shared = (square(news.shared) + square(news.shared_title)) / 2
  return shared / Math.sqrt(post * mean * Math.max(news.title_length, news.shared_title.length))
}

function hasEvidence(subject: Subject, news: Candidate): boolean {
  if (news.shared_title.length < MIN_IN_TITLE) return false
  if (news.shared.length < MIN_SHARED) return areEnough(subject, news)
  return weighShared(subject, news) >= MIN_EVIDENCE * subject.highest
}

/** Two words of a short post, one of them a name. Words of a single name count only near in time, and must be rarer. */
function areEnough(subject: Subject, news: Candidate): boolean {
  const { weights, highest, names } = subject
  const evidence = weighShared(subject, news)
  const named = news.shared_title.filter((stem) => names.has(stem))
  if (weights.size > SHORT || named.length === 0) return false
  const things = new Set(news.shared_title.map((stem) => names.get(stem) ?? stem))
  if (things.size > 1) return evidence >= MIN_OF_TWO_THINGS * highest
  return evidence >= MIN_EVIDENCE * highest && countDays(subject, news) <= SAME_DAYS
}

const weighShared = ({ weights }: Subject, { shared, shared_title }: Candidate) =>
  [...shared, ...shared_title].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / 2

const countDays = ({ date }: Subject, { published_at }: Candidate) =>
  published_at === null ? Number.POSITIVE_INFINITY : Math.abs(Date.parse(published_at) - Date.parse(date)) / DAY_MS

/** 1 on the same day, then decreasing; an unknown date counts as long ago. */
function measureNearness(post: Subject, news: Candidate): number {
  const halfLife = HALF_LIFE[news.content_type]
  if (news.published_at === null) return 0.7
  return 0.4 + 0.6 / (1 + countDays(post, news) / halfLife)
}
