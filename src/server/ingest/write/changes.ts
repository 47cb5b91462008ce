import { fillUnknown, type KnownFacts } from './fill-unknown.ts'
import { keepAnnotations, type PostAnnotations } from './post-annotations.ts'
import type { PostFacts } from './post-facts.ts'
import { createPrepared, type PreparedPost } from './prepared-post.ts'
import type { KnownPost, StoredPost } from './stored-posts.ts'

/** The effect of a batch on one post, and the batch indexes of the items that caused it. */
export type Change = {
  before: StoredPost | undefined
  after: PreparedPost
  /** Forms replaced by a later form in the same batch, oldest first. */
  earlier: PostFacts[]
  later: PostAnnotations
  /** Whether it equals what is stored. */
  isSameText: boolean
  outcomes: { index: number; kind: 'stored' | 'updated' }[]
}

export type Plan = { changes: Change[]; unchanged: PreparedPost[] }

/** Compares a batch with the store. A post that occurs twice in the batch counts twice, as in two batches, and its last form is written. */
export function planChanges(
  batch: readonly PreparedPost[],
  stored: ReadonlyMap<string, StoredPost>,
  known: ReadonlyMap<string, KnownPost>,
): Plan {
  const changes = new Map<string, Change>()
  const unchanged: PreparedPost[] = []
  for (const [index, post] of batch.entries()) {
    const before = findLiving(stored.get(post.id))
    const pending = changes.get(post.id)
    const current = pending?.after.fingerprint ?? before?.fingerprint
    const stays = known.get(post.id)
    const after = current === post.fingerprint ? post : complete(post, pending?.after.facts ?? stays)
    if (after.fingerprint === current) {
      unchanged.push(post)
    } else {
      const outcome = { index, kind: current === undefined ? ('stored' as const) : ('updated' as const) }
      const outcomes = [...(pending?.outcomes ?? []), outcome]
      const later = keepAnnotations(after.isPlain ? NO_ATTACHMENTS : after.facts, stays)
      // A review refers to a label and its text.
      if (stays && (stays.hate !== after.facts.hate || stays.content !== after.facts.content)) later.hate_review = ''
      const earlier = pending ? [...pending.earlier, pending.after.facts] : []
      const isSameText = stays !== undefined && stays.content === after.facts.content
      changes.set(post.id, { before: stored.get(post.id), after, earlier, later, isSameText, outcomes })
    }
  }
  return { changes: [...changes.values()], unchanged }
}

const NO_ATTACHMENTS = { media_id: [], media_url: [] }

const findLiving = (post: StoredPost | undefined) => (post?.is_deleted ? undefined : post)

function complete(post: PreparedPost, known: KnownFacts | undefined): PreparedPost {
  if (!known) return post
  return createPrepared(post.id, fillUnknown(post.facts, known))
}
