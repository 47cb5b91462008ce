import { type Poll, parseExtras } from '../../../contract/posts/extras.ts'
import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import type { Network } from '../../sources/networks/network.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { findTried } from '../attachments/attachment-retries.ts'
import { isSamePoll } from '../write/fill-extras.ts'
import { createPostId } from '../write/post-id.ts'
import { findKnownFacts, findStoredPosts, type KnownPost } from '../write/stored-posts.ts'
import { COUNT_AGES } from './polling-schedule.ts'
import { findLastTaken, type SteadyPost } from './record-counts.ts'
import type { RenewedPost } from './renew-addresses.ts'

/**
 * `isEdited`: its text differs from the stored one. `isBack`: it was considered deleted and exists. `steady`: its counts were due and
 * unchanged; null if they are not due or have changed. `renewed`: new URLs of files that were not fetched yet; null if there is none.
 */
export type Form = {
  post: ImportedPost
  isNew: boolean
  isEdited: boolean
  isBack: boolean
  steady: SteadyPost | null
  renewed: RenewedPost | null
}

/**
 * The posts of a page as they are to be written. A post that is polled every few minutes is not written every time: its counts are
 * taken at COUNT_AGES, and a URL that only expired is no new picture: a stored file keeps its URL, and the URL of a file still to be
 * fetched is renewed.
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
  const due = await listDue(ch, posts, known, now)
  const tried = await findTried(ch, [...known.values()].flatMap(listFailed))
  return posts.map(({ post, network }) => {
    const id = createPostId(post)
    const before = known.get(id)
    if (!before) return { post, isNew: true, isEdited: false, isBack: false, steady: null, renewed: null }
    const { media, urls } = keepAddresses(post, before, network.isSameFile, tried)
    const isDue = due.has(id)
    const counts = !isDue ? keepCounts(post, before) : { ...post, ...keepFiner(post, before) }
    return {
      post: { ...post, ...counts, media },
      isNew: false,
      isEdited: before.content !== post.content,
      isBack: before.deleted_before !== null,
      steady: isDue && hasSameCounts(counts, before) ? { id, ...readCounts(before) } : null,
      renewed: urls.size > 0 ? { post: { id, date_created: stored.get(id)?.date_created ?? 0 }, urls } : null,
    }
  })
}

/** Ids of the posts whose counts are due: an age has passed since they changed, or were recorded as unchanged. */
async function listDue(
  ch: ClickHouse,
  posts: readonly { post: ImportedPost }[],
  known: ReadonlyMap<string, KnownPost>,
  now: number,
): Promise<Set<string>> {
  const ages = posts.flatMap(({ post }) => {
    const id = createPostId(post)
    const before = known.get(id)
    const age = before ? findDueAge(post, before, now) : null
    return age === null ? [] : [{ id, age }]
  })
  const noted = await findLastTaken(
    ch,
    ages.map(({ id }) => id),
  )
  return new Set(ages.filter(({ id, age }) => (noted.get(id) ?? 0) * 1000 < age).map(({ id }) => id))
}

const keepCounts = (post: ImportedPost, before: KnownPost) => ({
  ...(before.views === null ? readViews(post) : readViews(before)),
  likes: before.likes ?? post.likes,
  ...(post.extras?.poll && { extras: { ...post.extras, poll: keepVotes(post.extras.poll, before) } }),
})

/** Votes are counts too: a poll is not written again for each of them. */
function keepVotes(poll: Poll, before: KnownPost): Poll {
  const known = parseExtras(before.extras ?? '')?.poll
  return known && isSamePoll(poll, known) && known.kind === poll.kind ? known : poll
}

/** The time of the last of COUNT_AGES that has passed since the counts changed; null: none has. */
function findDueAge(post: ImportedPost, before: KnownPost, now: number): number | null {
  const moments = COUNT_AGES.map((age) => post.date_created.getTime() + age)
  return moments.findLast((moment) => before.counted_at * 1000 < moment && moment <= now) ?? null
}

/** "1.2K" is no change from 1234: a rounded count that agrees with an exact one. */
function keepFiner(post: ImportedPost, before: KnownPost): Views {
  const { views, views_step = 1 } = post
  if (views === null || before.views === null || (before.views_step ?? 1) > views_step) return readViews(post)
  return Math.abs(before.views - views) < views_step ? readViews(before) : readViews(post)
}

type Views = Pick<ImportedPost, 'views' | 'views_step'>
const readViews = ({ views, views_step = 1 }: Views): Views => ({ views, views_step })

type Counts = Pick<KnownPost, 'views' | 'likes'>

/** A count that the source omits keeps its value. */
const hasSameCounts = (now: Counts, before: Counts) =>
  (now.views ?? before.views) === before.views && (now.likes ?? before.likes) === before.likes

const readCounts = ({ views, views_step, likes, shares, comments }: KnownPost) => ({
  ...{ views, views_step },
  ...{ likes, shares, comments },
})

/** Attachments that have a problem and no file. */
const listFailed = ({ media_id, media_file, media_problem }: KnownPost) =>
  media_id.filter((_, i) => media_file[i] === '' && media_problem[i] !== '')

/** @returns the attachments to write, and by position each new URL of a file not fetched yet */
function keepAddresses(
  post: ImportedPost,
  before: KnownPost,
  isSameFile: Network['isSameFile'],
  tried: ReadonlySet<string>,
): { media: ImportedPost['media']; urls: Map<number, string> } {
  const urls = new Map<number, string>()
  if (post.media.length !== before.media_url.length) return { media: post.media, urls }
  const media = post.media.map((one, i) => {
    const url = before.media_url[i] ?? ''
    if (before.media_type[i] !== one.type || url === '' || one.url === null || url === one.url) return one
    if (!isSameFile(url, one.url)) return one
    // A permanent refusal, such as too large, holds for any URL.
    const isAwaited = !before.media_file[i] && (!before.media_problem[i] || tried.has(before.media_id[i] ?? ''))
    if (!isAwaited) return { ...one, url }
    urls.set(i, one.url)
    return one
  })
  return { media, urls }
}
