import { PostAsSeen } from '../../../contract/dossiers/item-facts.ts'
import type { Post } from '../../../contract/posts/post.ts'
import { signMediaUrl } from '../../http/media-address.ts'

/** The snapshot of a post: its text, counts, state and the names of its files. */
export const seePost = (post: Post): PostAsSeen => ({
  content: post.content,
  fullName: post.fullName,
  author: post.author,
  platform: post.platform,
  dateCreated: post.dateCreated,
  link: post.link,
  views: post.views,
  viewsStep: post.viewsStep,
  likes: post.likes,
  shares: post.shares,
  comments: post.comments,
  state: post.state,
  versions: post.versions,
  media: post.media.map(({ id, type, url, thumbnail, description }) => ({ id, type, url, thumbnail, description })),
})

/** Parses a stored snapshot, possibly written by an earlier version. */
export const readSnapshot = (kept: unknown): PostAsSeen => PostAsSeen.parse(kept)

/** Signs the addresses of its pictures, so that a browser can load them. */
export function signSeen<Seen extends PostAsSeen | null>(secret: Uint8Array, post: Seen): Seen {
  if (post === null) return post
  const media = post.media.map((one) => ({
    ...one,
    url: signMediaUrl(secret, one.url),
    thumbnail: signMediaUrl(secret, one.thumbnail),
  }))
  return { ...post, media }
}
