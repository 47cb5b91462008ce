import type { ImportedPost } from '../../contract/imported-post.ts'
import type { Network } from '../sources/network.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { createPostId } from './post-id.ts'
import { COUNT_AGES } from './rhythm.ts'
import { findKnownFacts, findStoredPosts, type KnownPost } from './stored-posts.ts'

/** `isEdited`: its text is not what is stored. `isBack`: it was taken for deleted, and is there. */
export type Form = { post: ImportedPost; isNew: boolean; isEdited: boolean; isBack: boolean }

/**
 * The posts of a page as they are to be written. A post that is looked at every few minutes is not written every few minutes:
 * its counts are taken at COUNT_AGES, and an address that only expired is no new picture.
 */
export async function createForms(
  ch: ClickHouse,
  posts: readonly { post: ImportedPost; network: Pick<Network, 'isSameFile'> }[],
  now: number,
): Promise<Form[]> {
  const stored = await findStoredPosts(
    ch,
    posts.map(({ post }) => createPostId(post)),
  )
  const places = [...stored].flatMap(([id, { is_deleted, date_created }]) => (is_deleted ? [] : [{ id, date_created }]))
  const known = await findKnownFacts(ch, places)
  return posts.map(({ post, network }) => {
    const before = known.get(createPostId(post))
    if (!before) return { post, isNew: true, isEdited: false, isBack: false }
    const media = keepAddresses(post, before, network.isSameFile)
    return {
      post: { ...post, ...keepCounts(post, before, now), media },
      isNew: false,
      isEdited: before.content !== post.content,
      isBack: before.deleted_before !== null,
    }
  })
}

function keepCounts(post: ImportedPost, before: KnownPost, now: number): Pick<ImportedPost, 'views' | 'likes'> {
  const published = post.date_created.getTime()
  const isDue = COUNT_AGES.some((age) => before.counted_at * 1000 < published + age && published + age <= now)
  return isDue ? post : { views: before.views ?? post.views, likes: before.likes ?? post.likes }
}

function keepAddresses(
  post: ImportedPost,
  before: KnownPost,
  isSameFile: Network['isSameFile'],
): ImportedPost['media'] {
  if (post.media.length !== before.media_url.length) return post.media
  return post.media.map((one, i) => {
    const url = before.media_url[i] ?? ''
    const isSame = before.media_type[i] === one.type && url !== '' && one.url !== null && isSameFile(url, one.url)
    return isSame ? { ...one, url } : one
  })
}
