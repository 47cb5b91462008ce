/** How a transcription grows while it is being looked at (spec §4): what each answer changes, and when to ask again. */
import type { Chapter, LiveDetail, Transcription } from '../../../../contract/lives/lives.ts'

const ASK_EVERY = 5_000
/** While it is heard: a text is on the screen a moment after it was written. */
const ASK_HEARD_EVERY = 2_500
const ASK_AT_LEAST_EVERY = 60_000

/** What to ask for next: the last chapter may still change, and so may what was told before. */
export function getQuestion({ chapters, until }: LiveDetail): { chapter_id?: number; since: string } {
  const last = chapters.at(-1)
  return last ? { chapter_id: last.id, since: until } : { since: until }
}

/** The live after an answer: its chapters replace ours from the smallest of their ids on; how far it is they tell. */
export function applyAnswer(live: LiveDetail, { chapters, ...news }: Transcription): LiveDetail {
  const merged = replaceTail(live.chapters, chapters)
  return { ...live, ...news, chapters: merged, chapter_count: merged.length }
}

function replaceTail(local: Chapter[], answered: readonly Chapter[]): Chapter[] {
  if (answered.length === 0) return local
  const smallest = Math.min(...answered.map(({ id }) => id))
  return [...local.filter(({ id }) => id < smallest), ...answered.toSorted((a, b) => a.id - b.id)]
}

type Polling = Pick<LiveDetail, 'transcribed' | 'listening' | 'waiting_seconds' | 'rewriting_count'> & {
  isHidden: boolean
  /** How many questions in a row had no answer. */
  failures: number
}

/** Milliseconds until the next question; null for none. */
export function getPollDelay({ isHidden, failures, ...live }: Polling): number | null {
  const { transcribed, listening } = live
  // A transcription that is complete grows again when somebody asks for more of it to be heard, or written.
  const isHeardAgain = ['scheduled', 'queued', 'listening'].includes(listening)
  const isWrittenAgain = live.waiting_seconds >= 1 || live.rewriting_count > 0
  if (isHidden || (transcribed && !isHeardAgain && !isWrittenAgain)) return null
  const isHeard = listening === 'listening' || listening === 'ended'
  return Math.min((isHeard ? ASK_HEARD_EVERY : ASK_EVERY) * 2 ** failures, ASK_AT_LEAST_EVERY)
}
