import { fetchFiles } from '../ingest/attachments/fetch-files.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Sent with posts that were just collected. What an end cuts off is fetched when it is looked at. */
export const fetchFilesJob = ({ ch, media }: JobDeps): Job =>
  defineJob('fetch-files', async ({ posts }, signal) => {
    await fetchFiles(ch, media, posts, signal)
    return signal.aborted ? 'again' : 'done'
  })
