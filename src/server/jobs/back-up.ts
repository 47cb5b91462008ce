import { backUp } from '../store/backup/back-up.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** By night where it is once a day. Not at the full hour, when others begin. */
const scheduleEvery = (hours: number) => (hours === 24 ? '23 3 * * *' : `23 */${hours} * * *`)

/** Copies the embedded stores while the program runs, where a folder for that is named. */
export const backUpJob = ({ config, takeSnapshot, log }: JobDeps): Job =>
  defineJob(
    'back-up',
    async (_, signal) => {
      const { backup, dataDir } = config
      if (!backup || !takeSnapshot) return 'done'
      const start = performance.now()
      try {
        const folder = await backUp({ dataDir, takeSnapshot, backup }, new Date(), signal)
        log.info({ folder, seconds: Math.round((performance.now() - start) / 1000) }, 'backup written')
        return 'done'
      } catch (error) {
        if (signal.aborted) return 'again'
        throw error
      }
    },
    config.backup && scheduleEvery(config.backup.everyHours),
  )
