import type { DraftPost } from '../../enrich/draft-post.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { createRewrittenRow, type WrittenPost } from '../write/changed-rows.ts'
import { withWriteLockAndRetries } from '../write/insert.ts'
import { insertPosts } from '../write/insert-posts.ts'
import { joinFacts, keepAnnotations, type PostAnnotations } from '../write/post-annotations.ts'
import { describePost, printFacts } from '../write/post-facts.ts'
import type { PostPlace } from '../write/stored-posts.ts'
import { settleBehind } from './settle-posts.ts'
import { findStoredDrafts, hashSearched, type StoredDraft } from './stored-drafts.ts'

/** The new form of a post; null leaves it unchanged. It may mutate the given draft, except for its date. */
export type Rewrite = (post: {
  id: string
  draft: DraftPost
  later: PostAnnotations
}) => { draft: DraftPost; later: PostAnnotations } | null

/** From this number on, updates may be part of very many. */
const MANY = 500

/** Posts read and written per batch. */
export const REWRITE_SIZE = 2_000

/**
 * Changes stored posts: reads them, applies `rewrite`, and writes those that differ as a new version. Serialised with every other
 * writer of posts. `always`: also those that do not differ, so that they are looked at again. Returns the number of written posts.
 */
export async function rewritePosts(
  ch: ClickHouse,
  places: readonly PostPlace[],
  rewrite: Rewrite,
  { always = false } = {},
): Promise<number> {
  let written = 0
  for (let from = 0; from < places.length; from += REWRITE_SIZE) {
    const some = places.slice(from, from + REWRITE_SIZE)
    const changed = await withWriteLockAndRetries(ch, async () => {
      const rows = (await findStoredDrafts(ch, some)).flatMap((stored) =>
        createRow(stored, rewrite, { nextVersion: ch.nextVersion, always }),
      )
      const [refused] = await insertPosts(ch, rows)
      if (refused) throw new Error(refused.reason)
      return rows.length
    })
    written += changed
    if (changed >= MANY) await settleBehind(ch)
  }
  return written
}

function createRow(
  { id, number, origin, searched, draft, later }: StoredDraft,
  rewrite: Rewrite,
  { nextVersion, always }: { nextVersion: () => number; always: boolean },
): WrittenPost[] {
  const before = describeBoth(id, draft, later)
  const { hate, content } = before.facts
  // Serialised first: the draft's arrays are its own and may be mutated.
  const printed = JSON.stringify(before)
  const changed = rewrite({ id, draft, later: { ...later } })
  if (!changed) return []
  const after = describeBoth(id, changed.draft, changed.later)
  // A review refers to a label and its text.
  if (hate !== after.facts.hate || content !== after.facts.content) after.later.hate_review = ''
  const columns = joinFacts(after.facts, after.later)
  if (!always && printed === JSON.stringify(after) && searched === hashSearched(columns)) return []
  const { fingerprint } = printFacts(after.facts)
  const write = { version: nextVersion(), fingerprint, origin, importedAt: Math.floor(Date.now() / 1000) }
  return [createRewrittenRow({ id, number, date_created: before.facts.date_created }, columns, write)]
}

function describeBoth(id: string, draft: DraftPost, later: PostAnnotations) {
  const facts = describePost(id, draft)
  const { media_id, media_url } = facts
  return { facts, later: keepAnnotations(facts, { ...later, media_id, media_url }) }
}
