import { forgetOldAudio } from '../records/live-audio.ts'
import { listUnheardLives, listUnwrittenLives, queueDueLives } from '../records/live-follow.ts'
import { defineJob, type Job, type JobDeps, type Outcome } from './job.ts'

const DAY_MS = 86_400_000

/** Every minute: lives that are due are heard, what waits is written, and audio that was kept long enough is removed. */
export const followLivesJob = (deps: JobDeps): Job =>
  defineJob('follow-lives', (_, signal) => followLives(deps, signal), '* * * * *')

async function followLives({ pg, queue, media, config }: JobDeps, signal: AbortSignal): Promise<Outcome> {
  const now = new Date()
  await queueDueLives(pg, now)
  for (const liveId of await listUnheardLives(pg, now)) await queue.send('listen-live', { liveId })
  for (const liveId of await listUnwrittenLives(pg, now)) await queue.send('write-live', { liveId })
  const before = new Date(now.getTime() - config.lives.audioDays * DAY_MS)
  while (!signal.aborted) {
    const names = await forgetOldAudio(pg, before)
    if (names.length === 0) break
    for (const name of names) await media.remove(name)
  }
  return 'done'
}
