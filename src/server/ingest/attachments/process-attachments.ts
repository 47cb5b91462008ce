/**
 * Fetches, stores and analyses attachments, and writes the results to their posts. Posts are stored long before; a post whose
 * attachment cannot be fetched shows the reason and stays.
 */
import { z } from 'zod'
import type { Media } from '../../media/media.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { integer, POSTS, sql } from '../../store/sql.ts'
import { type Rewrite, rewritePosts } from '../rewrite/rewrite.ts'
import { findStoredDrafts } from '../rewrite/stored-drafts.ts'
import type { PostAnnotations } from '../write/post-annotations.ts'
import { createMediaId } from '../write/post-id.ts'
import type { PostPlace } from '../write/stored-posts.ts'
import { type AnalysisOptions, type AnalysisResult, analyzeAddress } from './analyze-file.ts'
import { clearRetries, type Due, type Failure, listDueTries, recordFailures } from './attachment-retries.ts'
import { type Attached, listAttachments } from './attachments-of.ts'
import { findFetched } from './fetch-files.ts'

/** The first picture of a post. */
export type ShownFile = { post: PostPlace; file: string }

export type ProcessReport = { posts: number; attachments: number; failed: number }

export type ProcessOptions = {
  /** Posts per batch, newest first. */
  limit: number
  signal: AbortSignal
  now?: Date
  /** Further processing of the pictures. If it is interrupted, the posts are processed again. */
  onShown?: (shown: readonly ShownFile[]) => Promise<void>
}

/** Concurrent downloads; the concurrency of analyses is limited separately (`join-decoders.ts`). */
const SIDE_BY_SIDE = 3

/** Processes the attachments of the newest waiting posts, and those whose retry is due. Idempotent. */
export async function processAttachments(
  ch: ClickHouse,
  media: Media,
  { limit, signal, now = new Date(), onShown = async () => {} }: ProcessOptions,
): Promise<ProcessReport> {
  const due = await listDueTries(ch, limit, now)
  const again = new Set(due.map(({ media_id }) => media_id))
  const waiting = await listWaitingPosts(ch, limit)
  return analyzePosts(ch, media, [...waiting, ...due.map(({ post }) => post)], {
    signal,
    now,
    due,
    onShown,
    doubts: false,
    isAttached: (one) => (one.file === '' && one.problem === '') || again.has(one.media_id),
  })
}

/** Analyses every attachment of these posts again that an earlier version analysed, or that failed; for `enrich --step images`. */
export async function processAgain(
  ch: ClickHouse,
  media: Media,
  places: readonly PostPlace[],
  signal: AbortSignal,
): Promise<ProcessReport> {
  return analyzePosts(ch, media, places, {
    signal,
    now: new Date(),
    due: [],
    onShown: async () => {},
    doubts: true,
    isAttached: () => true,
  })
}

/** Results by URL. */
type AttachmentResult = AnalysisResult & { url: string }
type LookOptions = AnalysisOptions &
  Required<Pick<ProcessOptions, 'now' | 'onShown'>> & { due: readonly Due[]; isAttached: (one: Attached) => boolean }

async function analyzePosts(ch: ClickHouse, media: Media, places: readonly PostPlace[], options: LookOptions) {
  const wanted = (await findStoredDrafts(ch, places)).flatMap(listAttachments).filter(options.isAttached)
  const looked = await analyzeAddresses(ch, media, wanted, options)
  const done = wanted.filter(({ media_id }) => looked.has(media_id))
  await insertAttachments(ch, done, looked)
  const failures = done.filter(({ media_id }) => looked.get(media_id)?.again)
  // Before the results are written to posts, which then no longer wait: an interruption would otherwise skip this.
  await recordFailures(ch, failures, options.now)
  await options.onShown(listShown(done, looked))
  const posts = [...new Map(done.map(({ post }) => [post.id, post])).values()]
  await rewritePosts(ch, posts, (post) => ({ draft: post.draft, later: applyAnalysis(post, looked) }))
  await endTries(ch, done, failures, options)
  // For posts that were deleted, or have another attachment in its place.
  const found = new Set(wanted.map(({ media_id }) => media_id))
  await clearRetries(
    ch,
    options.due.filter(({ media_id }) => !found.has(media_id)),
    options.now,
  )
  return { posts: posts.length, attachments: done.length, failed: failures.length }
}

/** Each URL is fetched once, however many posts have it. What is not reached before the signal is left unchanged. */
async function analyzeAddresses(ch: ClickHouse, media: Media, wanted: readonly Attached[], options: LookOptions) {
  const { signal } = options
  const fetched = await findFetched(ch, [...new Set(wanted.filter(({ file }) => file === '').map(({ url }) => url))])
  const byUrl = new Map<string, Promise<AnalysisResult>>()
  const looked = new Map<string, AttachmentResult>()
  const left = [...wanted]
  const work = async () => {
    for (let one = left.shift(); one && !signal.aborted; one = left.shift()) {
      const looking = byUrl.get(one.url) ?? analyzeAddress(ch, media, findSource(one, fetched), options)
      byUrl.set(one.url, looking)
      const found = await looking
      // A request aborted by shutdown says nothing about its URL.
      if (!(signal.aborted && found.again)) looked.set(one.media_id, { ...found, url: one.url })
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return looked
}

/** Stored files are not fetched again. */
function findSource({ file, url }: Attached, fetched: ReadonlyMap<string, string>): string {
  const kept = file || fetched.get(url)
  return kept === undefined ? url : `media/${kept}`
}

function applyAnalysis(post: Parameters<Rewrite>[0], looked: ReadonlyMap<string, AttachmentResult>): PostAnnotations {
  const found = post.draft.media.map(({ type, url }, i) => {
    const told = looked.get(createMediaId(post.id, i))
    // An import may have changed the URL meanwhile.
    if (told?.url !== url) return undefined
    // Audio and documents cannot be analysed visually: once stored, that is no problem.
    return told.name !== '' && (type === 'audio' || type === 'document') ? { ...told, problem: '' } : told
  })
  const tell = (list: readonly string[], pick: (one: AttachmentResult) => string) =>
    found.map((one, i) => (one ? pick(one) : (list[i] ?? '')))
  const { later } = post
  return {
    ...later,
    media_file: tell(later.media_file, ({ name }) => name),
    media_thumb: tell(later.media_thumb, ({ thumbnail }) => thumbnail),
    media_ocr: tell(later.media_ocr, ({ text }) => text),
    media_ocr_extra: tell(later.media_ocr_extra, ({ words }) => words),
    media_problem: tell(later.media_problem, ({ problem }) => problem),
  }
}

function listShown(done: readonly Attached[], looked: ReadonlyMap<string, AttachmentResult>): ShownFile[] {
  const first = new Map<string, ShownFile>()
  for (const { post, media_id } of done) {
    const { name = '', thumbnail = '' } = looked.get(media_id) ?? {}
    if (thumbnail !== '' && !first.has(post.id)) first.set(post.id, { post, file: name })
  }
  return [...first.values()]
}

async function insertAttachments(
  ch: ClickHouse,
  done: readonly Attached[],
  looked: ReadonlyMap<string, AttachmentResult>,
) {
  const rows = done.flatMap(({ media_id, post }) => {
    const file = looked.get(media_id)?.name ?? ''
    return file === '' ? [] : [{ file, media_id, post_id: post.id }]
  })
  await ch.insert('attachments', rows)
}

async function endTries(
  ch: ClickHouse,
  done: readonly Attached[],
  failures: readonly Failure[],
  { due, now }: LookOptions,
) {
  const failed = new Set(failures.map(({ media_id }) => media_id))
  const again = new Set(due.map(({ media_id }) => media_id))
  await clearRetries(
    ch,
    done.filter(({ media_id, problem }) => (problem !== '' || again.has(media_id)) && !failed.has(media_id)),
    now,
  )
}

const Place = z.object({ id: z.string(), date_created: z.number() })

function listWaitingPosts(ch: ClickHouse, limit: number): Promise<PostPlace[]> {
  return ch.rows(
    'list-waiting-posts',
    sql`SELECT toString(posts.id) AS id, toUnixTimestamp(posts.date_created) AS date_created FROM ${POSTS}
        WHERE media_pending = 1 ORDER BY posts.date_created DESC, posts.id LIMIT ${integer(limit)}`,
    Place,
  )
}
