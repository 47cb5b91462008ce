import { z } from 'zod'
import type { HateVerdict } from '../../../contract/hate/hate.ts'
import { HATE_REVIEWS, HATES, type HateReview } from '../../../contract/labels.ts'
import { inTransaction, type Postgres } from '../../store/postgres.ts'
import { recordReviewMirror } from './review-mirrors.ts'

/** The label that a user reviews; `version`: the label and its text, as a digest. */
export type ReviewedLabel = Pick<HateVerdict, 'hate' | 'hateScore' | 'hateBy'> & { version: string }

/** Maximum number of verdicts shown per post. */
const MAX_SHOWN = 100

const Row = z.object({
  id: z.number(),
  user_id: z.number().nullable(),
  author: z.string().nullable(),
  verdict: z.enum(HATE_REVIEWS),
  note: z.string(),
  hate: z.enum(HATES),
  hate_score: z.number().nullable(),
  hate_by: z.string(),
  label_version: z.string(),
  created_at: z.date(),
  withdrawn_at: z.date().nullable(),
})

/** A verdict, and the digest of the label and text it is about. */
export type StoredVerdict = Omit<HateVerdict, 'isCurrent'> & { version: string }

/** Verdicts on a post, latest first; `userId` is the caller. Removed authors have no name. */
export async function listHateReviews(pg: Postgres, postId: string, userId: number): Promise<StoredVerdict[]> {
  const rows = await pg
    .selectFrom('hate_reviews')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['hate_reviews.id', 'user_id', 'username as author', 'verdict', 'note', 'hate', 'hate_score', 'hate_by'])
    .select(['label_version', 'hate_reviews.created_at', 'withdrawn_at'])
    .where('post_id', '=', postId)
    .orderBy('hate_reviews.id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map((row) => toVerdict(Row.parse(row), userId))
}

/** Adds a verdict; the user's earlier one on the same post counts as withdrawn. */
export async function createHateReview(
  pg: Postgres,
  review: { postId: string; userId: number; verdict: HateReview; note: string; label: ReviewedLabel },
): Promise<void> {
  const { postId, userId, verdict, note, label } = review
  await inTransaction(pg, async (tx) => {
    // Serialises concurrent verdicts of one user: only one is valid.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    await withdrawStanding(tx, postId, userId)
    await recordReviewMirror(tx, postId)
    const judged = {
      hate: label.hate,
      hate_score: label.hateScore,
      hate_by: label.hateBy,
      label_version: label.version,
    }
    await tx
      .insertInto('hate_reviews')
      .values({ post_id: postId, user_id: userId, verdict, note, ...judged })
      .execute()
  })
}

/** Withdraws the user's verdict; it stays in the history. Returns whether there was one. */
export function withdrawHateReview(pg: Postgres, postId: string, userId: number): Promise<boolean> {
  return inTransaction(pg, async (tx) => {
    const wasThere = await withdrawStanding(tx, postId, userId)
    if (wasThere) await recordReviewMirror(tx, postId)
    return wasThere
  })
}

async function withdrawStanding(pg: Postgres, postId: string, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await pg
    .updateTable('hate_reviews')
    .set({ withdrawn_at: new Date() })
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const Standing = Row.pick({ verdict: true, hate: true }).extend({ version: z.string() })

/** Verdicts that were not withdrawn, at most one per user, latest first. */
export async function listStandingVerdicts(pg: Postgres, postId: string): Promise<z.infer<typeof Standing>[]> {
  const rows = await pg
    .selectFrom('hate_reviews')
    .select(['verdict', 'hate', 'label_version as version'])
    .where('post_id', '=', postId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => Standing.parse(row))
}

function toVerdict(row: z.infer<typeof Row>, userId: number): StoredVerdict {
  const { id, verdict, note, author, hate } = row
  return {
    id,
    verdict,
    note,
    at: row.created_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    author,
    isOwn: row.user_id === userId,
    hate,
    hateScore: row.hate_score,
    hateBy: row.hate_by,
    version: row.label_version,
  }
}
