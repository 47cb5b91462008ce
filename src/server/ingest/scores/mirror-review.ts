import type { Hate, HateReview } from '../../../contract/labels.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostPlace } from '../write/stored-posts.ts'

/**
 * Copies the last review to a post, where searches see it. A review refers to a label: when the label changes, the post counts as not
 * reviewed.
 */
export async function mirrorReview(
  ch: ClickHouse,
  place: PostPlace,
  last: { verdict: HateReview; hate: Hate } | null,
): Promise<void> {
  await rewritePosts(ch, [place], ({ draft, later }) => {
    const hate_review = last !== null && last.hate === draft.hate ? last.verdict : ''
    return { draft, later: { ...later, hate_review } }
  })
}
