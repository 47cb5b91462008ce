import type { DisguisedLink } from '../posts/extras.ts'

/** News and fact-checks; fact-checks are a type of their own because a checked claim is what a journalist looks for first. */
export const NEWS_TYPES = ['noticia', 'checagem'] as const
export type NewsType = (typeof NEWS_TYPES)[number]

/** A fact-check's verdict on its claim, as a class; `outro` is everything between true and false. */
export const VERDICTS = ['falso', 'enganoso', 'verdadeiro', 'outro'] as const
export type Verdict = (typeof VERDICTS)[number]

export type ArticlePicture = { url: string; description: string | null }

/** What every source of news yields: an article as its publisher gives it. null means "the source does not say". */
export type ImportedNews = {
  content_type: NewsType
  title: string
  /** The article has no title of its own; `title` is the beginning of its text. Absent: it has one. */
  untitled?: true
  /** The item's guid in the feed. Not stored for news. */
  guid?: string
  /** http or https; the article's own address, without the feed's redirect. */
  url: string
  published_at: Date | null
  /** The original text of a date that cannot be parsed. Not stored for news. */
  date_as_written?: string
  featured_image_url: string | null
  publisher: string
  /** All of its pictures, the first of which is the one above; absent: none. Not stored for news. */
  pictures?: ArticlePicture[]
  /** Address of its audio or video, and its length in seconds. Not stored for news. */
  recording?: string
  duration?: number
  /** Links whose text names another address. Not stored for news. */
  disguised?: DisguisedLink[]
  /** The article's byline; absent: none. Not stored for news. */
  author?: string
  /** Plain text; only its words are stored. */
  summary: string
  /** The full text with its paragraphs; absent: same as the summary. Not stored for news. */
  text?: string
  /** The claim that a fact-check examines, as it was said. */
  claim: string | null
  /** The verdict in the fact-checkers' own words. */
  rating: string | null
  /** The class of that verdict; null for news, and if the fact-check gives none. */
  verdict: Verdict | null
  /** Other addresses that the article mentions. */
  links: string[]
  /** Where the examined claim was published, according to the fact-check's own markup. */
  appearances: string[]
}

/** One item read from a source of news: an article, or its position, its title if any, and why it could not be used. */
export type NewsItem = { position: number; news: ImportedNews } | { position: number; reason: string; title?: string }
