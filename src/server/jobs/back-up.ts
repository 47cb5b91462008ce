import { backUp } from '../store/backup/back-up.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** At night for daily backups. Not on the full hour, when other jobs start. */
const scheduleEvery = (hours: number) => (hours === 24 ? '23 3 * * *' : `23 */${hours} * * *`)

/** Copies the embedded stores while the program runs, if a backup folder is configured. */
export const backUpJob = ({ config, takeSnapshot, log }: JobDeps): Job =>
  defineJob(
    'back-up',
    async (_, signal) => {
      const { backup, dataDir } = config
      if (!backup || !takeSnapshot) return 'done'
      const start = performance.now()
      try {
        const { folder, notRemoved } = await backUp({ dataDir, takeSnapshot, backup }, new Date(), signal)
        if (notRemoved) log.warn({ error: notRemoved }, 'an old backup cannot be removed')
        log.info({ folder, seconds: Math.round((performance.now() - start) / 1000) }, 'backup written')
        return 'done'
      } catch (error) {
        if (signal.aborted) return 'again'
        throw error
      }
    },
    config.backup && scheduleEvery(config.backup.everyHours),
  )
