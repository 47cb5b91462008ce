import type { Hate, HateReview } from '../../../contract/labels.ts'
import { printLabelVersion } from '../../enrich/hate-step.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { rewritePosts } from '../rewrite/rewrite.ts'
import type { PostPlace } from '../write/stored-posts.ts'

type Judged = { hate: Hate; version: string }

/** Verdicts of earlier versions of the program have no version: only their label is known. */
export const isAbout = (verdict: Judged, now: Judged): boolean =>
  verdict.version === '' ? verdict.hate === now.hate : verdict.version === now.version

/** Copies the latest review of a post's label and text, as they are now, to the post, where searches see it. */
export async function mirrorReview(
  ch: ClickHouse,
  place: PostPlace,
  standing: readonly (Judged & { verdict: HateReview })[],
): Promise<void> {
  await rewritePosts(ch, [place], ({ draft, later }) => {
    const hate = draft.hate ?? 'não avaliado'
    const now = { hate, version: printLabelVersion({ hate, content: draft.content }) }
    const last = standing.find((verdict) => isAbout(verdict, now))
    return { draft, later: { ...later, hate_review: last?.verdict ?? '' } }
  })
}
