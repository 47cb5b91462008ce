import type { ImportedPost } from '../../../contract/sources/imported-post.ts'
import type { SyncCursor } from '../../../contract/sources/sync-cursor.ts'
import type { EnrichmentStep } from '../../enrich/draft-post.ts'
import type { Network } from '../../sources/networks/network.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { importPosts } from '../import/import-posts.ts'
import type { SetAside } from '../import/import-report.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import { createPostId } from '../write/post-id.ts'
import { findKnownFacts, findStoredPosts, type PostPlace } from '../write/stored-posts.ts'
import { listCollected, type ReadPage, type Run } from './collect.ts'
import { createForms, type Form } from './collected-forms.ts'
import { type Deletion, detectDeletions, type Living, listMissingPlaces } from './detect-deletions.ts'
import { recordCounts } from './record-counts.ts'
import { renewAddresses } from './renew-addresses.ts'
import { limitUnreadable } from './unreadable.ts'

/** The account that was read: platform, and account name as in its posts. */
type Owner = { platform: string; account: string }

/** A run and its network. `beforeWrite` is called with the ids of its new posts, and awaited. */
export type ReadRun = { network: Network; run: Run; beforeWrite?: (fresh: string[]) => Promise<void> }

/** Numbers of new, changed and deleted posts; those with files to fetch; and the cursor to write. */
export type StoredRun = {
  stored: number
  changed: number
  deleted: number
  withFiles: PostPlace[]
  reading: SyncCursor
}

/**
 * Stores the posts of several runs in one write, and records deletions.
 * @throws when the store refuses: then no cursor is advanced
 */
export async function storeRuns(
  ch: ClickHouse,
  runs: readonly ReadRun[],
  steps: readonly EnrichmentStep[],
): Promise<StoredRun[]> {
  const posts = runs.map(({ network, run }) => listCollected(run).map(({ post }) => ({ post, network })))
  const now = Date.now()
  let forms = await createForms(ch, posts.flat(), now)
  const renewed = forms.flatMap((form) => form.renewed ?? [])
  if (renewed.length > 0) {
    await renewAddresses(ch, renewed)
    // A file that was fetched meanwhile keeps its URL.
    forms = await createForms(ch, posts.flat(), now)
  }
  await announceNew(runs, posts, forms)
  const items = forms.map(({ post }, position) => ({ position, post }))
  const { failure, set_aside } = await importPosts(ch, items, { steps, origin: 'import' })
  if (failure) throw failure
  await recordCounts(
    ch,
    forms.flatMap(({ steady }) => steady ?? []),
    now,
  )
  const stored: StoredRun[] = []
  let from = 0
  for (const [i, read] of runs.entries()) {
    const to = from + (posts[i]?.length ?? 0)
    const refused = set_aside.filter(({ position }) => from <= position && position < to)
    const run = noteRefused(read.run, refused, posts.flat())
    const isTaken = (_: Form, i: number) => !refused.some(({ position }) => position === from + i)
    stored.push(await noteAbsences(ch, { ...read, run }, forms.slice(from, to).filter(isTaken)))
    from = to
  }
  return stored
}

async function announceNew(
  runs: readonly ReadRun[],
  posts: readonly unknown[][],
  forms: readonly Form[],
): Promise<void> {
  let from = 0
  for (const [i, { beforeWrite }] of runs.entries()) {
    const to = from + (posts[i]?.length ?? 0)
    await beforeWrite?.(forms.slice(from, to).flatMap(({ post, isNew }) => (isNew ? [createPostId(post)] : [])))
    from = to
  }
}

/** Posts refused by the store are added to the unreadable ones. */
function noteRefused(run: Run, refused: readonly SetAside[], posts: readonly { post: ImportedPost }[]): Run {
  const fresh = refused.flatMap(({ position, reason }) => {
    const post = posts[position]?.post
    const date = post?.date_created.getTime() ?? null
    return post ? [{ place: post.native_id, reason, from: date, to: date }] : []
  })
  const unreadable = limitUnreadable([...run.reading.unreadable, ...fresh])
  return { ...run, reading: { ...run.reading, unreadable } }
}

async function noteAbsences(ch: ClickHouse, { network, run }: ReadRun, forms: readonly Form[]): Promise<StoredRun> {
  const marks = new Map<string, Omit<Deletion, 'place'> | null>()
  for (const { post, isBack } of forms) if (isBack) marks.set(createPostId(post), null)
  let { missed } = run.reading
  const account = forms[0]?.post.account
  for (const page of account === undefined ? [] : run.pages) {
    const owner = { platform: network.platform, account: account ?? '' }
    const judged = detectDeletions(page, missed, await listLiving(ch, owner, page))
    for (const { place, ...mark } of judged.deletions) marks.set(toId(owner, place), mark)
    missed = judged.missed
  }
  await markPosts(ch, marks)
  return {
    stored: forms.filter(({ isNew }) => isNew).length,
    changed: forms.filter(({ isEdited }) => isEdited).length,
    deleted: [...marks.values()].filter((mark) => mark !== null).length,
    withFiles: forms.filter(hasFiles).map(({ post }) => ({
      id: createPostId(post),
      date_created: Math.floor(post.date_created.getTime() / 1000),
    })),
    reading: { ...run.reading, missed },
  }
}

const hasFiles = ({ post, isNew, isEdited, renewed }: Form) =>
  (isNew || isEdited || renewed !== null) && post.media.some(({ url }) => url !== null)

const toId = (owner: Owner, place: number) => createPostId({ ...owner, native_id: String(place) })

/** The stored posts at the gaps of a page: their ids follow from their numbers. */
async function listLiving(ch: ClickHouse, owner: Owner, page: ReadPage): Promise<Living[]> {
  const places = new Map(listMissingPlaces(page).map((place) => [toId(owner, place), place]))
  if (places.size === 0) return []
  const stored = await findStoredPosts(ch, [...places.keys()])
  const there = [...stored].flatMap(([id, { is_deleted, date_created }]) => (is_deleted ? [] : [{ id, date_created }]))
  const known = there.length > 0 ? await findKnownFacts(ch, there) : new Map()
  return [...known].flatMap(([id, { deleted_before, text_first_seen_at, counted_at }]) =>
    deleted_before === null
      ? [{ place: places.get(id) ?? 0, seen: Math.max(text_first_seen_at, counted_at) * 1000 }]
      : [],
  )
}

/** Marks posts as deleted between two times, or, with null, as not deleted. */
async function markPosts(ch: ClickHouse, marks: ReadonlyMap<string, Omit<Deletion, 'place'> | null>): Promise<void> {
  if (marks.size === 0) return
  const stored = await findStoredPosts(ch, [...marks.keys()])
  const places = [...stored].map(([id, { date_created }]) => ({ id, date_created }))
  await rewritePosts(ch, places, ({ id, draft, later }) => {
    const mark = marks.get(id)
    const toSeconds = (moment: number | undefined) => (moment === undefined ? null : Math.floor(moment / 1000))
    return {
      draft,
      later: { ...later, deleted_after: toSeconds(mark?.after), deleted_before: toSeconds(mark?.before) },
    }
  })
}
