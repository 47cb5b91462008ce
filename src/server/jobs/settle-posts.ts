import { settlePosts } from '../ingest/settle-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Changes that are too few to be worth a rewriting of what they replace; questions read them as they are. */
const FEWEST = 500

/** Every minute brings the changes of posts to where the posts are. */
export const settlePostsJob = ({ ch }: Pick<JobDeps, 'ch'>): Job =>
  defineJob(
    'settle-posts',
    async () => {
      await settlePosts(ch, FEWEST)
      return 'done'
    },
    '* * * * *',
  )
