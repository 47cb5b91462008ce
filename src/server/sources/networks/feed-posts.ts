import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import type { Extras } from '../../../contract/posts/extras.ts'
import { showDay } from '../../../text/show-day.ts'
import { quoteValue } from '../item-rejected.ts'
import { makeImportedPost } from '../make-imported-post.ts'
import { describePlace } from '../news/describe-place.ts'
import { readFeedInWorker } from '../news/read-feed-in-worker.ts'
import type { Network, PlacedPost, Rejected } from './network.ts'

const MAX_BYTES = 20_000_000
/** Tolerance for dates in the future: clocks differ, and some feeds omit their time zone. */
const AHEAD_MS = 24 * 3_600_000

/** The account name for posts of a feed: its address without the protocol. */
const nameFeedAccount = (address: string) => address.replace(/^https?:\/\//i, '')

/**
 * Feeds whose articles are posts: of a blog, a newsletter, a network that offers feeds. A feed shows only its latest articles: one
 * that
 * is no longer in it has not been deleted.
 */
export function feedPosts(now: () => Date = () => new Date()): Network {
  return {
    platform: 'Outra',
    async readPage(address, _before, fetchText) {
      const posts: PlacedPost[] = []
      const rejected: Rejected[] = []
      const text = (await fetchText(address, { maxBytes: MAX_BYTES })).trimStart()
      const { name, site, items } = await readFeedInWorker({ text, address })
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

/** A post needs a date; one in the future would stay above all others until then. */
function checkDate(news: ImportedNews, latest: number): Dated | { reason: string } {
  const { published_at, date_as_written } = news
  if (published_at === null)
    return { reason: date_as_written ? `A data ${quoteValue(date_as_written)} não foi entendida.` : 'Falta a data.' }
  if (published_at.getTime() <= latest) return { news, date_created: published_at }
  const day = showDay(published_at.toISOString().slice(0, 10))
  return { reason: `A data, ${day}, está no futuro.` }
}

/** Distinguishes articles with the same address. */
const findKey = ({ guid, recording, title }: ImportedNews): string => guid ?? recording ?? title

/**
 * Links that do not identify an article: the page of the feed itself, and those shared by several articles, such as a podcast's site.
 * All other links still identify an article; so does the link of an article that the feed shows twice.
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

/** A feed's own id is used alone, as before; a date is unique only within an address. */
function nameArticle(news: ImportedNews, isShared: boolean): string {
  if (!isShared) return news.url
  return news.guid ?? news.recording ?? `${news.url} ${news.published_at?.toISOString()}`
}

/** The author, unless the feed is theirs, and the deceptive links. */
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
