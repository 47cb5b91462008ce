/** Sources claimed by a job, with leases renewed as long as it reads them. */
import {
  type ClaimedSource,
  claimDueSource,
  RENEWED_EVERY_MS,
  releaseSource,
  renewSources,
} from '../../records/sources/sources.ts'
import type { Postgres } from '../../store/postgres.ts'

export type ClaimedSources = {
  /** Claims the next due source. */
  claim(): Promise<ClaimedSource | undefined>
  /** Releases the source, after its run or without one. */
  release(source: ClaimedSource): Promise<void>
  close(): void
}

export function openClaimedSources(pg: Postgres, networks: readonly string[]): ClaimedSources {
  const held = new Set<ClaimedSource>()
  // A failed renewal is repeated by the next; if all fail, another worker reads the same source.
  const timer = setInterval(() => void renewSources(pg, [...held]).catch(() => {}), RENEWED_EVERY_MS)
  return {
    async claim() {
      const source = await claimDueSource(pg, { networks, now: new Date() })
      if (source) held.add(source)
      return source
    },
    async release(source) {
      held.delete(source)
      await releaseSource(pg, source)
    },
    close: () => clearInterval(timer),
  }
}
