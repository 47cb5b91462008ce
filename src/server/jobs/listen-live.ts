import { captureLive } from '../lives/capture-live.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/** Until somebody who was heard to be there may be known to be gone. */
const BUSY_SECONDS = 15

/** Hears one live, from where it was left to its end; as many side by side as the configuration says. */
export const listenLiveJob = (deps: JobDeps): Job => ({
  ...defineJob('listen-live', async ({ liveId }, signal) => {
    const onPiece = async () => void (await deps.queue.send('write-live', { liveId }))
    const outcome = await captureLive({ ...deps, onPiece }, liveId, signal)
    if (outcome === 'busy') await deps.queue.send('listen-live', { liveId }, { startAfter: BUSY_SECONDS })
    return outcome === 'stopped' ? 'again' : 'done'
  }),
  concurrency: deps.config.lives.atOnce,
})
