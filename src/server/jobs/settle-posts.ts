import { recordRepeatedMessages } from '../ingest/groups/record-repeated-messages.ts'
import { countSums } from '../ingest/rewrite/count-sums.ts'
import { settlePosts } from '../ingest/rewrite/settle-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Every minute: applies the pending changes of posts to their rows, and updates the daily sums of the days that were written. */
export const settlePostsJob = ({ ch }: Pick<JobDeps, 'ch'>): Job =>
  defineJob(
    'settle-posts',
    async (_, signal) => {
      await settlePosts(ch, 0, signal)
      await countSums(ch, signal)
      await recordRepeatedMessages(ch, signal)
      return 'done'
    },
    '* * * * *',
  )
