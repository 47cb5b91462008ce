import { hash } from 'node:crypto'
import { z } from 'zod'
import { createMessageSignature, type MessageSignature } from '../../enrich/message-signature.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { POSTS, sql } from '../../store/sql.ts'
import type { Change } from '../write/changes.ts'
import { insertPatiently } from '../write/insert.ts'
import { chunk, isAt, type PostPlace } from '../write/stored-posts.ts'
import { changeGroups, SAID } from './change-groups.ts'
import { findMessageGroups, type GroupedMessage } from './message-groups.ts'

/**
 * Stored posts that are looked at together: what they are compared with lies all over the store, so most of it is read for
 * each portion, whatever its size.
 */
export const GROUPED_AT_ONCE = 10_000

const NO_GROUP = '0'

/** A post as far as its group goes. `date` in Unix seconds; `group` and `version` are those stored, 0 of a new post. */
type GroupedPost = { id: string; date: number; signature: MessageSignature | null; group: string; version: number }
type StoredMessage = GroupedPost & { content: string; said: string }

/**
 * Sets the group of each of these posts. Oldest first, so that the order within a file does not matter. One that has a group and
 * says what it said stays there: what it would be compared with lies all over the store.
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
 * Finds the groups of stored posts anew and writes those that changed: for posts that were stored before there were
 * groups, or when what a message is compared by has changed. Returns how many were written.
 */
export async function groupStoredPosts(ch: ClickHouse, places: readonly PostPlace[]): Promise<number> {
  const posts = await readPosts(ch, places)
  return regroup(ch, places, posts, await ch.inTurn(() => findGroups(ch, posts)))
}

/**
 * Groups posts by what they show. `image` names the image and every image that counts as the same one. Only posts with too
 * little text to be compared by it get this group. Returns how many were written.
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

/** Groups of texts are even, groups of images odd: neither is taken for the other. */
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

/** The groups by post id. A post with too little text keeps the group of its image. */
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

/** Takes posts off the list of the group that they were in. */
async function leaveGroups(ch: ClickHouse, posts: readonly GroupedPost[], groups: Groups): Promise<void> {
  const left = posts.filter(({ id, group }) => group !== NO_GROUP && groups.get(id) !== group)
  await insertPatiently(
    ch,
    'message_posts',
    left.map(({ id, group, version }) => ({ message_group: group, id, version: version + 1, is_deleted: 1 })),
  )
}
