import { processAttachments } from '../ingest/attachments/process-attachments.ts'
import { groupPictures } from './group-pictures.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Posts looked at before they are told: each time is a new version of some posts, which the store has to merge. */
const PORTION = 30

/** Every minute, and again while there is more: attachments are fetched, kept and looked at, those of the newest posts first. */
export const processAttachmentsJob = ({ ch, media }: JobDeps): Job =>
  defineJob(
    'process-attachments',
    async (_, signal) => {
      const { posts, shown } = await processAttachments(ch, media, { limit: PORTION, signal })
      await groupPictures(ch, shown)
      return posts > 0 ? 'again' : 'done'
    },
    '* * * * *',
  )
