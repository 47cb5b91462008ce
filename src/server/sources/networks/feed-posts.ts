import type { ImportedNews, NewsItem } from '../../../contract/news/imported-news.ts'
import { readFeedAside } from '../news/read-feed-aside.ts'
import type { Network, PlacedPost, Rejected } from './network.ts'

const MAX_BYTES = 20_000_000

/** The name of the account that the posts of a feed are of: its address without the protocol. */
const nameFeedAccount = (address: string) => address.replace(/^https?:\/\//i, '')

/**
 * Feeds whose articles are posts: of a blog, a newsletter, a network that offers feeds. A feed shows its latest articles and
 * tells no more: what is not in it any more is not gone.
 */
export function feedPosts(): Network {
  return {
    platform: 'Outra',
    async readPage(address, _before, fetchText) {
      const posts: PlacedPost[] = []
      const rejected: Rejected[] = []
      const text = (await fetchText(address, { maxBytes: MAX_BYTES })).trimStart()
      const { name, items } = await readFeedAside({ text, address })
      const isShared = findSharedLinks(items)
      for (const item of items) {
        if ('reason' in item) rejected.push({ place: String(item.position), reason: item.reason })
        else if (item.news.published_at === null)
          rejected.push({ place: String(item.position), reason: 'Falta a data.' })
        else
          posts.push(
            createPost(item.position, address, name, item.news, item.news.published_at, isShared(item.news.url)),
          )
      }
      const account = { handle: null, name, followers: null }
      return { kind: 'page', account, posts, taken: [], rejected, stretch: null, isFirst: false }
    },
    isSameFile: (before, after) => before === after,
  }
}

/**
 * Links that articles with different guids have, such as a podcast's site: these are told apart by their guid. All others
 * keep the link, which is what they were stored under; so does an article that a feed shows twice.
 */
function findSharedLinks(items: readonly NewsItem[]): (link: string) => boolean {
  const guids = new Map<string, Set<string>>()
  for (const item of items) {
    if ('reason' in item || !item.news.guid) continue
    const { url, guid } = item.news
    guids.set(url, (guids.get(url) ?? new Set()).add(guid))
  }
  return (link) => (guids.get(link)?.size ?? 0) > 1
}

function createPost(
  place: number,
  address: string,
  name: string | null,
  news: ImportedNews,
  date_created: Date,
  isShared: boolean,
): PlacedPost {
  const { title, untitled, guid, summary, text = summary, url, featured_image_url, publisher, author, links } = news
  const native_id = isShared && guid ? guid : url
  const media = featured_image_url ? [{ type: 'image' as const, url: featured_image_url, description: null }] : []
  return {
    place,
    post: {
      platform: 'Outra',
      account: nameFeedAccount(address),
      native_id,
      full_name: name ?? publisher,
      date_created,
      content: untitled ? text : [title, text].filter(Boolean).join('\n\n'),
      link: url,
      views: null,
      likes: null,
      shares: null,
      comments: null,
      party: null,
      role: null,
      uf: null,
      media,
      duration: null,
      description: null,
      hate: null,
      hate_score: null,
      misleading_links: [],
      hidden_links: links,
      ...(author && author !== name && { extras: { signature: author } }),
    },
    native_ids: [native_id],
    views: null,
    reactions: [],
    previews: media.map(() => null),
  }
}
