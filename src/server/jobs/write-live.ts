import { openSpeechEngine } from '../lives/speech/open-engine.ts'
import { writeNextSegment } from '../lives/write-segments.ts'
import { finishWriting, hasWaitingSegment } from '../records/lives/segment-writing.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

/**
 * Transcribes the next captured segment of a live, and is queued again for the one after it, behind the segments of other lives.
 * Without an engine the segments wait.
 */
export function writeLiveJob(
  { pg, media, queue, config }: Pick<JobDeps, 'pg' | 'media' | 'queue' | 'config'>,
  open: typeof openSpeechEngine = openSpeechEngine,
): Job {
  // Shared by all jobs of this process: a model is loaded into memory once.
  const engine = open(config)
  return defineJob('write-live', async ({ liveId }, signal) => {
    if (!engine) {
      await finishWriting(pg, liveId)
      return 'done'
    }
    if (signal.aborted) return 'again'
    const writing = await writeNextSegment({ pg, media, engine }, liveId, signal).catch((error) => {
      if (signal.aborted) return null
      throw error
    })
    if (writing === null) return 'again'
    if (writing.result === 'later') {
      await queue.send('write-live', { liveId }, { startAfter: writing.seconds + 1 })
      return 'done'
    }
    // The text is stored; indexing it for search is a job of its own.
    if (writing.result === 'written' && writing.changed !== null) await queue.send('index-speech', {})
    if (writing.result === 'written' && (await hasWaitingSegment(pg, liveId))) return 'again'
    await finishWriting(pg, liveId)
    return 'done'
  })
}
