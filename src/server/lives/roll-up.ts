/**
 * Automatic captions are roll-up captions: each cue repeats the previous line above the new one, with cues of ten milliseconds in
 * between.
 * Unprocessed, every sentence would appear two or three times.
 */
import type { Cue } from './cues.ts'

/** Longest cue, in milliseconds, that only carries a line over. */
const FILLER = 20
/** Largest distance, in milliseconds, between cues that follow without a pause. */
const TOUCHING = 50

/** The cues with each line only where it first appeared; other captions are returned unchanged. */
export function cleanRollUp(cues: readonly Cue[]): Cue[] {
  if (!isRollUp(cues)) return [...cues]
  return cues.flatMap((cue, index) => {
    const before = cues[index - 1]
    const isFiller = cue.end - cue.start <= FILLER
    const fresh = cue.lines.slice(before && isTouching(before, cue) ? countCarried(before.lines, cue.lines) : 0)
    return isFiller || fresh.length === 0 ? [] : [{ ...cue, lines: fresh }]
  })
}

/** Whether at least a third of the cues begin with lines still on screen; a single repetition by a speaker is not enough. */
function isRollUp(cues: readonly Cue[]): boolean {
  const carrying = cues.filter((cue, index) => {
    const before = cues[index - 1]
    return before && isTouching(before, cue) && countCarried(before.lines, cue.lines) > 0
  })
  return carrying.length >= 2 && carrying.length * 3 >= cues.length
}

const isTouching = (before: Cue, cue: Cue) => Math.abs(cue.start - before.end) <= TOUCHING

/** How many lines at the top repeat the last ones of the previous cue. */
function countCarried(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length); count > 0; count -= 1) {
    if (before.slice(-count).every((line, index) => line === lines[index])) return count
  }
  return 0
}
