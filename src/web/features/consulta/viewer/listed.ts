import type { Attachment, Post } from '../../../../contract/posts/post.ts'

/** The viewed post, and the index of the attachment among the visible ones. */
export type Viewed = { readonly post: Post; readonly at: number }

/** Attachments with a picture of our own. */
export function listViewable(post: Post): Attachment[] {
  return post.media.filter(
    ({ type, url, thumbnail }) => thumbnail !== null || (type === 'image' && url?.startsWith('/')),
  )
}
