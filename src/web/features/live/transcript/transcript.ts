/** Incremental updates of a transcription (spec §4): the effect of each response, and when to poll again. */
import type { Chapter, LiveDetail, Transcription } from '../../../../contract/lives/lives.ts'

const ASK_EVERY = 5_000
/** During capture: text appears a moment after it was transcribed. */
const ASK_HEARD_EVERY = 2_500
const ASK_AT_LEAST_EVERY = 60_000

/** Start of the next request: the last chapter may still change, and so may provisional ones. */
export function getTranscriptQuery({ chapters, until }: LiveDetail): { chapter_id?: number; since: string } {
  const last = chapters.at(-1)
  return last ? { chapter_id: last.id, since: until } : { since: until }
}

/** The live after a response: its chapters replace ours from the smallest of their ids on; progress is taken from it. */
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
  /** Consecutive failed requests. */
  failures: number
}

/** Milliseconds until the next poll; null for none. */
export function getPollDelay({ isHidden, failures, ...live }: Polling): number | null {
  const { transcribed, listening } = live
  // A complete transcription grows again if a user starts another capture or retry.
  const isCapturedAgain = ['scheduled', 'queued', 'listening'].includes(listening)
  const isWrittenAgain = live.waiting_seconds >= 1 || live.rewriting_count > 0
  if (isHidden) return null
  // Others may correct it.
  if (transcribed && !isCapturedAgain && !isWrittenAgain) return ASK_AT_LEAST_EVERY
  const isHeard = listening === 'listening' || listening === 'ended'
  return Math.min((isHeard ? ASK_HEARD_EVERY : ASK_EVERY) * 2 ** failures, ASK_AT_LEAST_EVERY)
}
