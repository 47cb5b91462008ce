/** Checks that searches were answered at the normal pace, and again after the overload. */
import { describeSearches, describeSlowest, type Searched } from './searches.ts'
import { type Judged, tellFaults } from './work.ts'

/** On a machine slowed down this much by others, a minute without a response says little. */
const SLOW_MACHINE = 3
const GOAL_MS = 1000
/** A pace counts as sustained if a smaller share than this is refused. */
const FEW_REFUSED = 0.01

/** `minutes`: at the normal pace, before the overload. */
export type AllSearched = { minutes: Searched[]; tooMany: Searched; after: Searched; afterSeconds: number }

/** Searches per second, and the slowdown by other load. */
type Under = { pace: number; flood: number; others: number }

export function judgeSearches(searched: AllSearched, { pace, flood, others }: Under): Judged {
  const { minutes, tooMany, after } = searched
  const all = [...minutes, tooMany, after]
  const unanswered = minutes.filter(({ answered }) => answered.length === 0).length
  const givenUp = all.reduce((sum, one) => sum + one.givenUp, 0)
  return {
    wrong: [
      ...(unanswered > 0 ? [`in ${unanswered} of ${minutes.length} rounds no search was answered`] : []),
      ...(after.answered.length === 0 ? ['no search was answered after there were too many'] : []),
      ...judgeRecovery(searched, pace),
      ...(givenUp > 0 && others < SLOW_MACHINE ? [`${givenUp} searches had no answer within a minute`] : []),
      ...all.flatMap(({ faults }) => tellFaults(faults)),
    ],
    figures: {
      [`${pace} a second`]: `${describeSearches(minutes)}; goal p99 ${GOAL_MS} ms, here ${Math.round(GOAL_MS * others)}`,
      slowest_in_the_middle: describeSlowest(minutes),
      [`${flood} a second`]: describeSearches([tooMany]),
      slowest_of_too_many: describeSlowest([tooMany]),
      [`${pace} a second again`]: describeSearches([after]),
    },
  }
}

/** A pace that was sustained before is sustained again in the second half of the time after the overload. */
function judgeRecovery({ minutes, after, afterSeconds }: AllSearched, pace: number): string[] {
  const refusedBefore = minutes.reduce((sum, { refused }) => sum + refused.length, 0)
  const asked = minutes.reduce((sum, one) => sum + count(one), 0)
  if (asked === 0 || refusedBefore / asked >= FEW_REFUSED) return []
  const late = after.refused.filter(({ atSeconds }) => atSeconds >= afterSeconds / 2).length
  if (late < FEW_REFUSED * pace * (afterSeconds / 2)) return []
  return late > 0 ? [`${late} searches are still refused after there were too many, at a pace that was answered`] : []
}

const count = ({ answered, refused, givenUp, faults }: Searched) =>
  answered.length + refused.length + givenUp + [...faults.values()].reduce((sum, times) => sum + times, 0)
