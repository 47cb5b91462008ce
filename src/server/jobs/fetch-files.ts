import { fetchFiles } from '../ingest/attachments/fetch-files.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Sent with posts that were just collected. Files missed because the process ended are fetched when they are analysed. */
export const fetchFilesJob = ({ ch, media }: JobDeps): Job =>
  defineJob('fetch-files', async ({ posts }, signal) => {
    await fetchFiles(ch, media, posts, signal)
    return signal.aborted ? 'again' : 'done'
  })
