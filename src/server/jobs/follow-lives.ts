import { temporaryFolder } from '../lives/capture-live.ts'
import { removeOldAudio } from '../lives/remove-audio.ts'
import { openSpeechEngine } from '../lives/speech/open-engine.ts'
import { removeAbandonedFiles } from '../media/temporary-files.ts'
import { listUncapturedLives, listUnwrittenLives, queueDueLives } from '../records/lives/live-follow.ts'
import { retryOldSegments } from '../records/lives/segment-retries.ts'
import { defineJob, type Job, type JobDeps, type Outcome } from './job.ts'

const DAY_MS = 86_400_000

/**
 * Every minute: starts the capture of due lives and the transcription of waiting segments, retries segments that an engine gave up
 * on with another engine or after a day, and removes audio past its retention.
 */
export function followLivesJob(deps: Omit<JobDeps, 'ch' | 'log'>): Job {
  const engine = openSpeechEngine(deps.config)?.name ?? null
  return defineJob('follow-lives', (_, signal) => followLives(deps, engine, signal), '* * * * *')
}

async function followLives(
  { pg, queue, media, config }: Omit<JobDeps, 'ch' | 'log'>,
  engine: string | null,
  signal: AbortSignal,
): Promise<Outcome> {
  const now = new Date()
  if (engine !== null) await retryOldSegments(pg, { engine, now })
  await queueDueLives(pg, now)
  for (const liveId of await listUncapturedLives(pg, now)) await queue.send('listen-live', { liveId })
  for (const liveId of await listUnwrittenLives(pg)) await queue.send('write-live', { liveId })
  const before = new Date(now.getTime() - config.lives.audioDays * DAY_MS)
  await removeOldAudio({ pg, media }, before, signal)
  // Left by a listener that was killed: a whole recording, which would occupy the disk until the next start.
  await removeAbandonedFiles(temporaryFolder(config))
  return 'done'
}
