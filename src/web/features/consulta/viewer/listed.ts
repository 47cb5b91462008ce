import type { Attachment, Post } from '../../../../contract/posts/post.ts'

/** What is looked at: a publication, and the place of the attachment among those that can be seen. */
export type Viewed = { readonly post: Post; readonly at: number }

/** Attachments that have a picture of our own. */
export function listViewable(post: Post): Attachment[] {
  return post.media.filter(
    ({ type, url, thumbnail }) => thumbnail !== null || (type === 'image' && url?.startsWith('/')),
  )
}
