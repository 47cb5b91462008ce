/**
 * Automatic captions are roll-up captions: each cue shows the line before again above the new one, and cues of ten milliseconds stand in
 * between. Left as they are, every sentence would be there two or three times.
 */
import type { Cue } from './cues.ts'

/** Longest cue that only carries a line over. */
const FILLER = 20
/** Cues that follow one another without a pause. */
const TOUCHING = 50

/** The cues with each line where it first appeared; other captions come back unchanged. */
export function cleanRollUp(cues: readonly Cue[]): Cue[] {
  if (!isRollUp(cues)) return [...cues]
  return cues.flatMap((cue, index) => {
    const before = cues[index - 1]
    const isFiller = cue.end - cue.start <= FILLER
    const fresh = cue.lines.slice(before && isTouching(before, cue) ? countCarried(before.lines, cue.lines) : 0)
    return isFiller || fresh.length === 0 ? [] : [{ ...cue, lines: fresh }]
  })
}

/** Whether at least a third of the cues begin with what was still to be read; one person saying a thing twice is not enough. */
function isRollUp(cues: readonly Cue[]): boolean {
  const carrying = cues.filter((cue, index) => {
    const before = cues[index - 1]
    return before && isTouching(before, cue) && countCarried(before.lines, cue.lines) > 0
  })
  return carrying.length >= 2 && carrying.length * 3 >= cues.length
}

const isTouching = (before: Cue, cue: Cue) => Math.abs(cue.start - before.end) <= TOUCHING

/** How many lines at the top are the last ones of the cue before. */
function countCarried(before: readonly string[], lines: readonly string[]): number {
  for (let count = Math.min(before.length, lines.length); count > 0; count -= 1) {
    if (before.slice(-count).every((line, index) => line === lines[index])) return count
  }
  return 0
}
