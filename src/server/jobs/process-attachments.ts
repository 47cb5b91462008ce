import { processAttachments, type ShownFile } from '../ingest/attachments/process-attachments.ts'
import { groupPictures } from './group-pictures.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Posts analysed before their results are written: each write makes new versions of some posts, which the store has to merge. */
const PORTION = 30

/** Every minute, and again while there is more: fetches, stores and analyses attachments, those of the newest posts first. */
export const processAttachmentsJob = ({ ch, media }: JobDeps): Job =>
  defineJob(
    'process-attachments',
    async (_, signal) => {
      const onShown = (shown: readonly ShownFile[]) => groupPictures(ch, shown)
      const { posts } = await processAttachments(ch, media, { limit: PORTION, signal, onShown })
      return posts > 0 ? 'again' : 'done'
    },
    '* * * * *',
  )
