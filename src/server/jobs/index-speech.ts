import { loadSteps } from '../enrichment.ts'
import { removeSpeech, writeSpeech } from '../ingest/write-speech.ts'
import { findSpeech, forgetRemovedLive, listUnfoundLives, noteFound } from '../records/speech.ts'
import { findPassageStart } from '../sources/spoken-posts.ts'
import { defineJob, type Job, type JobDeps } from './job.ts'

const PORTION = 50

/** Lets searches find what is said in lives: sent whenever a text changes, and every minute. */
export const indexSpeechJob = (deps: Pick<JobDeps, 'ch' | 'pg' | 'hateModel'>): Job =>
  defineJob(
    'index-speech',
    async (_, signal) => {
      const lives = await listUnfoundLives(deps.pg, PORTION)
      if (lives.length === 0) return 'done'
      const steps = await loadSteps(deps)
      for (const id of lives) {
        if (signal.aborted) return 'again'
        await indexLive(deps, id, steps)
      }
      return lives.length === PORTION ? 'again' : 'done'
    },
    '* * * * *',
  )

async function indexLive(
  { ch, pg }: Pick<JobDeps, 'ch' | 'pg'>,
  liveId: number,
  steps: Awaited<ReturnType<typeof loadSteps>>,
): Promise<void> {
  const speech = await findSpeech(pg, liveId)
  if (!speech) {
    await removeSpeech(ch, liveId)
    return forgetRemovedLive(pg, liveId)
  }
  const from = findPassageStart(speech.changedFrom)
  const chapters = speech.chapters.filter(({ start }) => start >= from)
  await writeSpeech(ch, { live: speech.live, chapters, from }, steps)
  await noteFound(pg, speech)
}
