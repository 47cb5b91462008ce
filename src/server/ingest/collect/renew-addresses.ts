import type { ClickHouse } from '../../store/clickhouse.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/** A post whose files have new URLs, by position of the attachment. */
export type RenewedPost = { post: PostPlace; urls: ReadonlyMap<number, string> }

/**
 * Updates the URLs of attachments that were never fetched, so that they wait to be fetched again. The file is the same: this is not an
 * edit and creates no version.
 */
export async function renewAddresses(ch: ClickHouse, posts: readonly RenewedPost[]): Promise<void> {
  const renewed = new Map(posts.map(({ post, urls }) => [post.id, urls]))
  await rewritePosts(
    ch,
    posts.map(({ post }) => post),
    ({ id, draft, later }) => {
      const urls = renewed.get(id)
      // It may have been fetched meanwhile.
      const isRenewed = (i: number) => urls?.has(i) === true && !later.media_file[i]
      const media = draft.media.map((one, i) => (isRenewed(i) ? { ...one, url: urls?.get(i) ?? one.url } : one))
      const media_problem = later.media_problem.map((problem, i) => (isRenewed(i) ? '' : problem))
      return { draft: { ...draft, media }, later: { ...later, media_problem } }
    },
  )
}
