import type { DisguisedLink } from '../posts/extras.ts'

/** News and fact-checks; the second are told apart because a checked claim is what a journalist looks for first. */
export const NEWS_TYPES = ['noticia', 'checagem'] as const
export type NewsType = (typeof NEWS_TYPES)[number]

/** What a fact-check says of its claim, in classes; `outro` is everything between true and false. */
export const VERDICTS = ['falso', 'enganoso', 'verdadeiro', 'outro'] as const
export type Verdict = (typeof VERDICTS)[number]

export type ArticlePicture = { url: string; description: string | null }

/** What every source of news yields: an article as its publisher tells it. null means "the source does not say". */
export type ImportedNews = {
  content_type: NewsType
  title: string
  /** There is none: the title is the beginning of the text. Absent: there is one. */
  untitled?: true
  /** What the feed itself calls the article. Not kept of news. */
  guid?: string
  /** http or https; the article's own address, without the feed's redirection. */
  url: string
  published_at: Date | null
  /** What stands in place of a date that is not understood. Not kept of news. */
  date_as_written?: string
  featured_image_url: string | null
  publisher: string
  /** All of its pictures, the first of which is the one above; absent: none. Not kept of news. */
  pictures?: ArticlePicture[]
  /** Address of the sound or video that it comes with, and its length in seconds. Not kept of news. */
  recording?: string
  duration?: number
  /** Links whose words name another place. Not kept of news. */
  disguised?: DisguisedLink[]
  /** Who signed it; absent: nobody. Not kept of news. */
  author?: string
  /** Plain text; only its words are kept. */
  summary: string
  /** The text whole, with its paragraphs; absent: as the summary. Not kept of news. */
  text?: string
  /** What a fact-check examines, as it was said. */
  claim: string | null
  /** The verdict in the checkers' own words. */
  rating: string | null
  /** The class of that verdict; null for news, and when the check does not tell one. */
  verdict: Verdict | null
  /** Other addresses that the article speaks of. */
  links: string[]
  /** Where the examined claim was published, as the check itself marks it. */
  appearances: string[]
}

/** One thing read from a source of news: an article, or its place, its title where it has one, and why nothing could be made of it. */
export type NewsItem = { position: number; news: ImportedNews } | { position: number; reason: string; title?: string }
