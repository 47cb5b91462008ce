import { hash } from 'node:crypto'
import { z } from 'zod'
import { createMessageSignature, type MessageSignature } from '../../enrich/message-signature.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import type { Change } from '../write/changes.ts'
import { insertWithRetries } from '../write/insert.ts'
import { chunk, isAt, type PostPlace } from '../write/stored-posts.ts'
import { changeGroups, SAID } from './change-groups.ts'
import { findMessageGroups, type GroupedMessage } from './message-groups.ts'

/** Stored posts per batch: what they are compared with is all over the store, so each batch reads most of it, whatever its size. */
export const GROUPED_AT_ONCE = 10_000

const NO_GROUP = '0'

/** The grouping data of a post. `date` in Unix seconds; `group` and `version` are the stored ones, 0 for a new post. */
type GroupedPost = { id: string; date: number; signature: MessageSignature | null; group: string; version: number }
type StoredMessage = GroupedPost & { content: string; said: string }

/**
 * Sets the group of each of these posts, oldest first, so that the order within a file does not matter. A post with a group and an
 * unchanged text stays in it: what it would be compared with is all over the store.
 */
export async function setMessageGroups(ch: ClickHouse, changes: readonly Change[]): Promise<void> {
  const compared = changes.filter(({ isSameText, later }) => !isSameText || later.message_group === NO_GROUP)
  const posts = compared.map(({ before, after, later }) => ({
    id: after.id,
    date: after.date_created,
    signature: after.signature,
    group: later.message_group,
    version: before?.version ?? 0,
  }))
  const groups = await findGroups(ch, posts)
  await leaveGroups(ch, posts, groups)
  for (const { after, later } of compared) later.message_group = groups.get(after.id) ?? NO_GROUP
}

/**
 * Recomputes the groups of stored posts and writes those that changed: for posts stored before groups existed, or after a change of
 * the message signature. Returns the number of written posts.
 */
export async function groupStoredPosts(ch: ClickHouse, places: readonly PostPlace[]): Promise<number> {
  const posts = await readPosts(ch, places)
  return regroup(ch, places, posts, await ch.withWriteLock(() => findGroups(ch, posts)))
}

/**
 * Groups posts by their picture. `image` identifies the image and all its copies. Only posts with too little text to compare get such
 * a group. Returns the number of written posts.
 */
export async function groupByImage(ch: ClickHouse, shown: readonly (PostPlace & { image: string })[]): Promise<number> {
  const images = new Map(shown.map(({ id, image }) => [id, image]))
  const posts = await readPosts(ch, shown)
  const groups = new Map<string, string>()
  for (const { id, signature, group } of posts) {
    groups.set(id, signature ? group : createImageGroup(images.get(id) ?? id))
  }
  return regroup(ch, shown, posts, groups)
}

/** Groups of texts have even numbers, groups of images odd ones, so that they never collide. */
const createImageGroup = (image: string): string =>
  (BigInt(`0x${hash('sha256', image, 'hex').slice(0, 13)}`) | 1n).toString()

const isImageGroup = (group: string) => /[13579]$/.test(group)

const StoredRow = z.object({
  id: z.string(),
  date: z.number(),
  content: z.string(),
  group: z.string(),
  version: z.number(),
  said: z.string(),
})

async function readPosts(ch: ClickHouse, places: readonly PostPlace[]): Promise<StoredMessage[]> {
  const found = await Promise.all(
    chunk(places).map((some) =>
      ch.rows(
        'read-messages',
        sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date, content,
              toString(message_group) AS group, toFloat64(version) AS version, ${SAID} AS said
            FROM ${POSTS} WHERE ${isAt(some)}`,
        StoredRow,
      ),
    ),
  )
  return found.flat().map((post) => ({ ...post, signature: createMessageSignature(post.content) }))
}

/** Groups by post id. A post with too little text keeps the group of its image. */
async function findGroups(ch: ClickHouse, posts: readonly GroupedPost[]): Promise<Map<string, string>> {
  const groups = new Map<string, string>()
  const compared: (GroupedMessage & { id: string })[] = []
  for (const { id, signature, group } of posts.toSorted((a, b) => a.date - b.date)) {
    if (signature) compared.push({ id, signature, group: Number(group) })
    else groups.set(id, isImageGroup(group) ? group : NO_GROUP)
  }
  const found = await findMessageGroups(ch, compared)
  for (const [i, { id }] of compared.entries()) groups.set(id, String(found[i]))
  return groups
}

type Groups = ReadonlyMap<string, string>

async function regroup(ch: ClickHouse, places: readonly PostPlace[], posts: readonly StoredMessage[], groups: Groups) {
  const read = new Map(posts.map((post) => [post.id, post]))
  const changed = places.flatMap(({ id, date_created }) => {
    const [post, group] = [read.get(id), groups.get(id)]
    return post && group !== undefined && group !== post.group ? [{ id, date_created, group, said: post.said }] : []
  })
  await leaveGroups(ch, posts, groups)
  return changeGroups(ch, changed)
}

/** Removes posts from the list of their former group. */
async function leaveGroups(ch: ClickHouse, posts: readonly GroupedPost[], groups: Groups): Promise<void> {
  const left = posts.filter(({ id, group }) => group !== NO_GROUP && groups.get(id) !== group)
  await insertWithRetries(
    ch,
    'message_posts',
    left.map(({ id, group, version }) => ({ message_group: group, id, version: version + 1, is_deleted: 1 })),
  )
}
