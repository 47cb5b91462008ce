import { mirrorReview } from '../ingest/scores/mirror-review.ts'
import { listStandingVerdicts } from '../records/posts/hate-reviews.ts'
import { deleteReviewMirrors, listReviewMirrors } from '../records/posts/review-mirrors.ts'
import { findEvaluatedPost } from '../search/hate.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Copies reviews of labels to their posts if the request died in between: at every start, and every minute. */
export const mirrorReviewsJob = ({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>): Job =>
  defineJob(
    'mirror-reviews',
    async (_, signal) => {
      for (const mirror of await listReviewMirrors(pg)) {
        if (signal.aborted) return 'again'
        const post = await findEvaluatedPost(ch, mirror.postId)
        if (post) await mirrorReview(ch, post, await listStandingVerdicts(pg, mirror.postId))
        await deleteReviewMirrors(pg, mirror)
      }
      return (await listReviewMirrors(pg)).length > 0 ? 'again' : 'done'
    },
    '* * * * *',
  )
