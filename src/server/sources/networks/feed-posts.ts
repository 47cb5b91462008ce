import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import type { Extras } from '../../../contract/posts/extras.ts'
import { showDay } from '../../../text/show-day.ts'
import { quoteValue } from '../item-rejected.ts'
import { makeImportedPost } from '../make-imported-post.ts'
import { describePlace } from '../news/describe-place.ts'
import { readFeedAside } from '../news/read-feed-aside.ts'
import type { Network, PlacedPost, Rejected } from './network.ts'

const MAX_BYTES = 20_000_000
/** Clocks differ, and so do the zones that feeds forget. */
const AHEAD_MS = 24 * 3_600_000

/** The name of the account that the posts of a feed are of: its address without the protocol. */
const nameFeedAccount = (address: string) => address.replace(/^https?:\/\//i, '')

/**
 * Feeds whose articles are posts: of a blog, a newsletter, a network that offers feeds. A feed shows its latest articles and
 * tells no more: what is not in it any more is not gone.
 */
export function feedPosts(now: () => Date = () => new Date()): Network {
  return {
    platform: 'Outra',
    async readPage(address, _before, fetchText) {
      const posts: PlacedPost[] = []
      const rejected: Rejected[] = []
      const text = (await fetchText(address, { maxBytes: MAX_BYTES })).trimStart()
      const { name, site, items } = await readFeedAside({ text, address })
      const isShared = findSharedLinks(items, site)
      const latest = now().getTime() + AHEAD_MS
      for (const item of items) {
        const { position } = item
        const read = 'reason' in item ? item : checkDate(item.news, latest)
        const title = 'reason' in item ? item.title : item.news.title
        if ('reason' in read) rejected.push({ place: describePlace({ position, title }), reason: read.reason })
        else posts.push(createPost({ ...read, place: position, address, name, isShared: isShared(read.news.url) }))
      }
      const account = { handle: null, name, followers: null }
      return { kind: 'page', account, posts, taken: [], rejected, stretch: null, isFirst: false }
    },
    isSameFile: (before, after) => before === after,
  }
}

type Dated = { news: ImportedNews; date_created: Date }

/** A post has a moment, and one that lies ahead would stand above all others until then. */
function checkDate(news: ImportedNews, latest: number): Dated | { reason: string } {
  const { published_at, date_as_written } = news
  if (published_at === null)
    return { reason: date_as_written ? `A data ${quoteValue(date_as_written)} não foi entendida.` : 'Falta a data.' }
  if (published_at.getTime() <= latest) return { news, date_created: published_at }
  const day = showDay(published_at.toISOString().slice(0, 10))
  return { reason: `A data, ${day}, está no futuro.` }
}

/** What tells articles of one address apart. */
const findKey = ({ guid, recording, title }: ImportedNews): string => guid ?? recording ?? title

/**
 * Links that do not name an article: the page of the feed itself, and those that several articles have, such as a podcast's site.
 * All others are what an article is known by, as they always were; so is one that a feed shows twice.
 */
function findSharedLinks(items: readonly NewsItem[], site: string | null): (link: string) => boolean {
  const page = site && URL.canParse(site) ? new URL(site).href : null
  const keys = new Map<string, Set<string>>()
  for (const item of items) {
    if ('reason' in item) continue
    const { url } = item.news
    keys.set(url, (keys.get(url) ?? new Set()).add(findKey(item.news)))
  }
  return (link) => link === page || (keys.get(link)?.size ?? 0) > 1
}

/** What a feed calls an article stands alone, as it always did; a moment is one of an address. */
function nameArticle(news: ImportedNews, isShared: boolean): string {
  if (!isShared) return news.url
  return news.guid ?? news.recording ?? `${news.url} ${news.published_at?.toISOString()}`
}

/** Who signed it, unless the feed is theirs, and the links that deceive. */
function readExtras({ author, disguised }: ImportedNews, name: string | null): { extras?: Extras } {
  const signature = author === name ? undefined : author
  return signature || disguised ? { extras: { ...(signature && { signature }), ...(disguised && { disguised }) } } : {}
}

type Told = Dated & { place: number; address: string; name: string | null; isShared: boolean }

function createPost({ place, address, name, news, date_created, isShared }: Told): PlacedPost {
  const { title, untitled, summary, text = summary, url, pictures = [], publisher, links, duration } = news
  const native_id = nameArticle(news, isShared)
  const media = pictures.map((picture) => ({ type: 'image' as const, ...picture }))
  return {
    place,
    post: makeImportedPost({
      platform: 'Outra',
      account: nameFeedAccount(address),
      native_id,
      full_name: name ?? publisher,
      date_created,
      content: untitled ? text : [title, text].filter(Boolean).join('\n\n'),
      // Some feeds escape their addresses twice; posts are stored under them as they are written.
      link: url.replaceAll('&amp;', '&'),
      media,
      duration: duration ?? null,
      hidden_links: links,
      ...readExtras(news, name),
    }),
    native_ids: [native_id],
    views: null,
    reactions: [],
    previews: media.map(() => null),
  }
}
