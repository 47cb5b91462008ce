import type { DraftPost } from '../../enrich/draft-post.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { setMessageGroups } from '../groups/group-posts.ts'
import { settleBehind } from '../rewrite/settle-posts.ts'
import { createLearnedKey, createRow, type Origin, type PostKey } from './changed-rows.ts'
import { type Plan, planChanges } from './changes.ts'
import { describeHistory, type History } from './history.ts'
import { insertOrSplit, insertWithRetries, withWriteLockAndRetries } from './insert.ts'
import { insertPosts } from './insert-posts.ts'
import { describePost } from './post-facts.ts'
import { createPostId } from './post-id.ts'
import { createPrepared, type PreparedPost } from './prepared-post.ts'
import { findKnownFacts, findStoredPosts, type StoredPost } from './stored-posts.ts'

/** Maximum batch size: one insert, one part on disk. */
export const BATCH_SIZE = 10_000

/** From this number on, updates may be part of very many. */
const MANY = 500

/** The outcome of a batch. Every post of it is counted exactly once; `index` is its position in the batch. */
export type WriteReport = {
  stored: number
  updated: number
  unchanged: number
  set_aside: { index: number; reason: string }[]
}

/**
 * Stores up to BATCH_SIZE posts; resolves when they are on disk. New and changed posts are written, repetitions are not. A post that
 * the store refuses is returned with the reason. Throws if the store is unavailable: the state of the batch is then unknown, and
 * writing it again is safe.
 */
export async function writePosts(ch: ClickHouse, posts: readonly DraftPost[], origin: Origin): Promise<WriteReport> {
  return writePrepared(ch, posts.map(preparePost), origin)
}

/** The part of writing that needs no store, so that it can overlap with the previous batch. */
export function preparePost(post: DraftPost): PreparedPost {
  const id = createPostId(post)
  return createPrepared(id, describePost(id, post))
}

export async function writePrepared(
  ch: ClickHouse,
  batch: readonly PreparedPost[],
  origin: Origin,
): Promise<WriteReport> {
  const report = await withWriteLockAndRetries(ch, () => writeBatch(ch, batch, origin))
  if (report.updated >= MANY) await settleBehind(ch)
  return report
}

async function writeBatch(ch: ClickHouse, batch: readonly PreparedPost[], origin: Origin): Promise<WriteReport> {
  const stored = await findStoredPosts(ch, [...new Set(batch.map(({ id }) => id))])
  const known = await findKnownFacts(ch, listDiffering(batch, stored))
  const { changes, unchanged } = planChanges(batch, stored, known)
  await setMessageGroups(ch, changes)
  const importedAt = Math.floor(Date.now() / 1000)
  const histories = changes.map((change) => describeHistory(change, known.get(change.after.id), importedAt))
  await insertHistories(ch, histories)
  const units = changes.map((change, i) => {
    const later = histories[i]?.later ?? change.later
    return { change, ...createRow({ ...change, later }, { version: ch.nextVersion(), origin, importedAt }) }
  })
  const refused = await insertPosts(ch, units)
  await insertWithRetries(ch, 'post_keys', listLearned({ changes, unchanged }, stored))
  const lost = new Set(refused.map(({ unit }) => unit))
  const outcomes = units.filter((unit) => !lost.has(unit)).flatMap(({ change }) => change.outcomes)
  return {
    stored: outcomes.filter(({ kind }) => kind === 'stored').length,
    updated: outcomes.filter(({ kind }) => kind === 'updated').length,
    unchanged: unchanged.length,
    set_aside: refused.flatMap(({ unit, reason }) => unit.change.outcomes.map(({ index }) => ({ index, reason }))),
  }
}

/**
 * Written before the posts: replaced values must not be lost after an interruption, and without its change a history only repeats the
 * post. Rows refused here are refused as posts too, which is where that is reported.
 */
async function insertHistories(ch: ClickHouse, histories: readonly History[]): Promise<void> {
  const unitsOf = (name: 'versions' | 'counts') =>
    histories.flatMap((history) => (history[name].length > 0 ? [{ rows: history[name] }] : []))
  await insertOrSplit(ch, 'post_versions', unitsOf('versions'))
  await insertOrSplit(ch, 'post_counts', unitsOf('counts'))
}

/** Keys of unchanged posts, so that the same records are recognised the next time. */
function listLearned({ changes, unchanged }: Plan, stored: ReadonlyMap<string, StoredPost>): PostKey[] {
  const changed = new Set(changes.map(({ after }) => after.id))
  return unchanged.flatMap((post) => {
    const before = stored.get(post.id)
    return before && post.record && !changed.has(post.id) ? [createLearnedKey(post.id, before, post)] : []
  })
}

/** Stored posts that the batch changes. */
function listDiffering(batch: readonly PreparedPost[], stored: ReadonlyMap<string, StoredPost>) {
  return batch.flatMap(({ id, fingerprint }) => {
    const before = stored.get(id)
    const differs = before && !before.is_deleted && before.fingerprint !== fingerprint
    return differs ? [{ id, date_created: before.date_created }] : []
  })
}
