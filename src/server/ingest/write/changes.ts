import { fillUnknown, type KnownFacts } from './fill-unknown.ts'
import { keepAnnotations, type PostAnnotations } from './post-annotations.ts'
import { type PostFacts, printFacts } from './post-facts.ts'
import type { KnownPost, StoredPost } from './stored-posts.ts'

/** A post ready to be compared with the store; `json` is that of its facts. */
export type PreparedPost = { id: string; facts: PostFacts; json: string; fingerprint: string }

/** What one batch does to one post, and which of the batch's posts (by index) asked for it. */
export type Change = {
  before: StoredPost | undefined
  after: PreparedPost
  /** Forms that another form of the same batch replaced, oldest first. */
  earlier: PostFacts[]
  later: PostAnnotations
  outcomes: { index: number; kind: 'stored' | 'updated' }[]
}

/**
 * Compares a batch with what is stored. A post that comes twice in the batch counts twice, as it would in two batches,
 * and its last form is the one that is written.
 */
export function planChanges(
  batch: readonly PreparedPost[],
  stored: ReadonlyMap<string, StoredPost>,
  known: ReadonlyMap<string, KnownPost>,
): { changes: Change[]; unchanged: number } {
  const changes = new Map<string, Change>()
  let unchanged = 0
  for (const [index, post] of batch.entries()) {
    const before = findLiving(stored.get(post.id))
    const pending = changes.get(post.id)
    const current = pending?.after.fingerprint ?? before?.fingerprint
    const after = current === post.fingerprint ? post : complete(post, pending?.after.facts ?? known.get(post.id))
    if (after.fingerprint === current) {
      unchanged += 1
    } else {
      const outcome = { index, kind: current === undefined ? ('stored' as const) : ('updated' as const) }
      const outcomes = [...(pending?.outcomes ?? []), outcome]
      const later = keepAnnotations(after.facts, known.get(post.id))
      // A review is about a label.
      if (known.get(post.id)?.hate !== after.facts.hate) later.hate_review = ''
      const earlier = pending ? [...pending.earlier, pending.after.facts] : []
      changes.set(post.id, { before: stored.get(post.id), after, earlier, later, outcomes })
    }
  }
  return { changes: [...changes.values()], unchanged }
}

const findLiving = (post: StoredPost | undefined) => (post?.is_deleted ? undefined : post)

function complete(post: PreparedPost, known: KnownFacts | undefined): PreparedPost {
  if (!known) return post
  const facts = fillUnknown(post.facts, known)
  return { id: post.id, facts, ...printFacts(facts) }
}
