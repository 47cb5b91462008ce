import type { ImportedNews } from '../../../contract/imported-news.ts'
import { readFeedAside } from '../news/read-feed-aside.ts'
import type { Network, PlacedPost, Rejected } from './network.ts'

const MAX_BYTES = 20_000_000

/** The name of the account that the posts of a feed are of: its address without the protocol. */
export const nameFeedAccount = (address: string) => address.replace(/^https?:\/\//i, '')

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
      const { name, items } = await readFeedAside(text)
      for (const item of items) {
        if ('reason' in item) rejected.push({ place: String(item.position), reason: item.reason })
        else if (item.news.published_at === null)
          rejected.push({ place: String(item.position), reason: 'Falta a data.' })
        else posts.push(createPost(item.position, address, name, item.news, item.news.published_at))
      }
      const account = { handle: null, name, followers: null }
      return { kind: 'page', account, posts, taken: [], rejected, stretch: null, isFirst: false }
    },
    isSameFile: (before, after) => before === after,
  }
}

function createPost(
  place: number,
  address: string,
  name: string | null,
  news: ImportedNews,
  date_created: Date,
): PlacedPost {
  const { title, summary, url, featured_image_url, publisher, author, links } = news
  const media = featured_image_url ? [{ type: 'image' as const, url: featured_image_url, description: null }] : []
  return {
    place,
    post: {
      platform: 'Outra',
      account: nameFeedAccount(address),
      native_id: url,
      full_name: name ?? publisher,
      date_created,
      content: summary === '' ? title : `${title}\n\n${summary}`,
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
    native_ids: [url],
    views: null,
    reactions: [],
    previews: media.map(() => null),
  }
}
