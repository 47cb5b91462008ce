import { type ClaimedSource, countStoring } from '../../records/sources/sources.ts'
import type { JobDeps } from '../job.ts'

/**
 * What a run had stored that was killed before it counted that: the next finds it there, and not new. In turn: what the killed
 * process had sent to a server is there, or never will be.
 * @param count how many of `source.storing` are stored
 */
export async function countWhatWasStored(
  { ch, pg }: Pick<JobDeps, 'ch' | 'pg'>,
  source: ClaimedSource,
  count: () => Promise<number>,
): Promise<void> {
  if (source.storing.length > 0) await countStoring(pg, source, await ch.inTurn(count))
}
