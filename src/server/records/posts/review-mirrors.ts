/** Posts that do not show the latest review of their label yet: added with the review, removed once the post shows it. */
import type { Postgres } from '../../store/postgres.ts'

export type ReviewMirror = { id: number; postId: string }

const PORTION = 200

/** Must run within the transaction of the review. */
export async function recordReviewMirror(tx: Postgres, postId: string): Promise<void> {
  await tx.insertInto('review_mirrors').values({ post_id: postId }).execute()
}

/** The first waiting posts, each with its latest entry; `postId`: only that post's. */
export async function listReviewMirrors(pg: Postgres, postId?: string): Promise<ReviewMirror[]> {
  const rows = await pg
    .selectFrom('review_mirrors')
    .select(({ fn }) => ['post_id', fn.max('id').as('id')])
    .$if(postId !== undefined, (query) => query.where('post_id', '=', postId ?? ''))
    .groupBy('post_id')
    .orderBy('id')
    .limit(PORTION)
    .execute()
  return rows.map(({ id, post_id }) => ({ id, postId: post_id }))
}

/** Entries added after it was read are kept. */
export async function deleteReviewMirrors(pg: Postgres, { id, postId }: ReviewMirror): Promise<void> {
  await pg.deleteFrom('review_mirrors').where('post_id', '=', postId).where('id', '<=', id).execute()
}
