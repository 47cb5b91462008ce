import { type ClaimedSource, countStoring } from '../../records/sources/sources.ts'
import type { JobDeps } from '../job.ts'

/**
 * Counts the posts stored by a run that was killed before it counted them: the next run finds them stored, and therefore not new.
 * In a turn: an insertion that the killed process had sent to a server has arrived, or never will.
 * @param count returns how many of `source.storing` are stored
 */
export async function countWhatWasStored(
  { ch, pg }: Pick<JobDeps, 'ch' | 'pg'>,
  source: ClaimedSource,
  count: () => Promise<number>,
): Promise<void> {
  if (source.storing.length > 0) await countStoring(pg, source, await ch.withWriteLock(count))
}
