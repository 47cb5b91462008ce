import { hash } from 'node:crypto'
import { z } from 'zod'
import { createMessageSignature, type MessageSignature } from '../enrich/message-signature.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql } from '../store/sql.ts'
import type { Change } from './changes.ts'
import { findMessageGroups } from './message-groups.ts'
import { rewritePosts } from './rewrite.ts'
import { isAt, type PostPlace } from './stored-posts.ts'

const NO_GROUP = '0'

/** Sets the group of each of these posts. Oldest first, so that the order within a file does not matter. */
export async function setMessageGroups(ch: ClickHouse, changes: readonly Change[]): Promise<void> {
  const posts = changes.map(({ after, later }) => ({
    id: after.id,
    date: after.facts.date_created,
    content: after.facts.content,
    folded: after.facts.folded,
    group: later.message_group,
  }))
  const groups = await findGroups(ch, posts)
  for (const { after, later } of changes) later.message_group = groups.get(after.id) ?? NO_GROUP
}

/**
 * Finds the groups of stored posts anew and writes those that changed: for posts that were stored before there were
 * groups, or when what a message is compared by has changed. Returns how many were written.
 */
export async function groupStoredPosts(ch: ClickHouse, places: readonly PostPlace[]): Promise<number> {
  if (places.length === 0) return 0
  const posts = await ch.rows(
    'read-messages',
    sql`SELECT toString(id) AS id, toUnixTimestamp(date_created) AS date, content, toString(message_group) AS group
        FROM posts FINAL WHERE ${isAt(places)}`,
    z.object({ id: z.string(), date: z.number(), content: z.string(), group: z.string() }),
  )
  const groups = await ch.inTurn(() => findGroups(ch, posts))
  const read = new Map(posts.map((post) => [post.id, post]))
  const changed = places.filter(({ id }) => groups.get(id) !== read.get(id)?.group)
  return rewritePosts(ch, changed, ({ id, draft, later }) =>
    // Written by another since it was read: then its group was found there.
    draft.content === read.get(id)?.content
      ? { draft, later: { ...later, message_group: groups.get(id) ?? NO_GROUP } }
      : null,
  )
}

/**
 * Groups posts by what they show. `image` names the image and every image that counts as the same one. Only posts with too
 * little text to be compared by it get this group. Returns how many were written.
 */
export function groupByImage(ch: ClickHouse, posts: readonly (PostPlace & { image: string })[]): Promise<number> {
  const images = new Map(posts.map(({ id, image }) => [id, image]))
  return rewritePosts(ch, posts, ({ id, draft, later }) => {
    const image = images.get(id)
    if (image === undefined || createMessageSignature(draft.content)) return null
    return { draft, later: { ...later, message_group: createImageGroup(image) } }
  })
}

/** Groups of texts are even, groups of images odd: neither is taken for the other. */
const createImageGroup = (image: string): string =>
  (BigInt(`0x${hash('sha256', image, 'hex').slice(0, 13)}`) | 1n).toString()

const isImageGroup = (group: string) => /[13579]$/.test(group)

type ReadPost = { id: string; date: number; content: string; folded?: string; group: string }

/** The groups by post id. A post with too little text keeps the group of its image. */
async function findGroups(ch: ClickHouse, posts: readonly ReadPost[]): Promise<Map<string, string>> {
  const groups = new Map<string, string>()
  const compared: { id: string; signature: MessageSignature }[] = []
  for (const { id, content, folded, group } of posts.toSorted((a, b) => a.date - b.date)) {
    const signature = createMessageSignature(content, folded)
    if (signature) compared.push({ id, signature })
    else groups.set(id, isImageGroup(group) ? group : NO_GROUP)
  }
  const found = await findMessageGroups(
    ch,
    compared.map(({ signature }) => signature),
  )
  for (const [i, { id }] of compared.entries()) groups.set(id, String(found[i]))
  return groups
}
