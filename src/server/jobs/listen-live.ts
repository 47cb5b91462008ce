import { captureLive } from '../lives/capture-live.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Delay before the next attempt while another listener holds the live: its lease has expired by then if it is gone. */
const BUSY_SECONDS = 15

/** Captures one live from where the capture stopped until it ends; the configuration limits how many run at once. */
export const listenLiveJob = (deps: JobDeps): Job => ({
  ...defineJob('listen-live', async ({ liveId }, signal) => {
    const onSegment = async () => void (await deps.queue.send('write-live', { liveId }))
    const outcome = await captureLive({ ...deps, onSegment }, liveId, signal)
    if (outcome === 'busy') await deps.queue.send('listen-live', { liveId }, { startAfter: BUSY_SECONDS })
    return outcome === 'stopped' ? 'again' : 'done'
  }),
  concurrency: deps.config.lives.atOnce,
})
