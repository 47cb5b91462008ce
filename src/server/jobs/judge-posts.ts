import { judgePosts, listUnjudged } from '../ingest/scores/judge-posts.ts'
import type { PostPlace } from '../ingest/write/stored-posts.ts'
import { findUnjudged, forgetUnjudged } from '../records/jobs/unjudged-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const PORTION = 2_000
/** An import that started without the model records that once and may add posts for hours: unevaluated posts are searched for this long. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** One pass over the unevaluated posts: a labelled post leaves the set, and posts that cannot be labelled are skipped. */
type Pass = { noted: Date; last: PostPlace | null; judged: number }

/** Evaluates posts that were stored while the model was missing or damaged: sent at every start, and every ten minutes. */
export function judgePostsJob({ ch, pg, hateModel, log }: Pick<JobDeps, 'ch' | 'pg' | 'hateModel' | 'log'>): Job {
  let pass: Pass | null = null
  return defineJob(
    'judge-posts',
    async () => {
      const noted = await findUnjudged(pg)
      if (!noted || !hateModel?.version) {
        pass = null
        return 'done'
      }
      pass ??= { noted, last: null, judged: 0 }
      const places = await listUnjudged(ch, PORTION, pass.last)
      const last = places.at(-1)
      if (last) {
        pass.judged += await judgePosts(ch, hateModel, places)
        pass.last = last
        return 'again'
      }
      if (Date.now() - pass.noted.getTime() > KEPT_MS) await forgetUnjudged(pg, pass.noted)
      if (pass.judged > 0) log.info({ posts: pass.judged }, 'posts that came in without the hate model are evaluated')
      pass = null
      return 'done'
    },
    '*/10 * * * *',
  )
}
