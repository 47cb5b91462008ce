import { movePosts } from '../ingest/rewrite/move-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Applies changes of people to their posts: sent with every change and at every start, and every minute for changes noted by imports. */
export const movePostsJob = ({ ch, pg }: Pick<JobDeps, 'ch' | 'pg'>): Job =>
  defineJob('move-posts', async (_, signal) => ((await movePosts(ch, pg, signal)) ? 'done' : 'again'), '* * * * *')
