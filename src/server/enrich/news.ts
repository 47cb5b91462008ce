import type { ImportedNews } from '../../contract/news/imported-news.ts'
import { canonicalizeLink, createLinkKey } from '../../text/canonical-link.ts'
import { findLinks } from '../../text/find-links.ts'
import { listTopicStems } from '../../text/topic-stems.ts'

/** An article with its search keys. */
export type DraftNews = ImportedNews & {
  /** Where the examined claim was published, as canonical links; whole sites are left out. */
  appearance_keys: string[]
  /** The article's own address first, then those it mentions, in the form in which addresses are compared. */
  link_keys: string[]
  title_stems: string[]
  stems: string[]
}

const MAX_STEMS = 300

export function enrichNews(news: ImportedNews): DraftNews {
  const head = `${news.title} ${news.claim ?? ''}`
  const links = [news.url, ...findLinks(head), ...news.links]
  return {
    ...news,
    link_keys: [...new Set(links.map(createLinkKey).filter((key) => key !== null))],
    appearance_keys: [...new Set(news.appearances.flatMap(toPage))],
    title_stems: listTopicStems(head, MAX_STEMS),
    stems: listTopicStems(`${head} ${news.summary}`, MAX_STEMS),
  }
}

function toPage(address: string): string[] {
  const canonical = canonicalizeLink(address)
  return canonical && /[/?]/.test(canonical) ? [canonical] : []
}
