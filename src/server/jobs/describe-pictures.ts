import { describePictures } from '../ingest/attachments/describe-pictures.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Describes stored pictures, if a captioning service is configured: every minute, and again while there is more. */
export const describePicturesJob = ({ ch, config, media, log }: JobDeps): Job =>
  defineJob(
    'describe-pictures',
    async (_, signal) => {
      const { vision } = config.media
      if (!vision) return 'done'
      const { failure, isDone } = await describePictures(ch, media, { vision, signal })
      if (failure !== null) log.warn({ error: failure }, 'a picture was not described; it is asked about again later')
      return isDone ? 'done' : 'again'
    },
    '* * * * *',
  )
