import { processAttachments, type ShownFile } from '../ingest/attachments/process-attachments.ts'
import { groupPictures } from './group-pictures.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Posts looked at before they are told: each time is a new version of some posts, which the store has to merge. */
const PORTION = 30

/** Every minute, and again while there is more: attachments are fetched, kept and looked at, those of the newest posts first. */
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
