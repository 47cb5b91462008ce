/** Sources that a job reads, kept for it as long as it does. */
import {
  type ClaimedSource,
  claimDueSource,
  RENEWED_EVERY_MS,
  releaseSource,
  renewSources,
} from '../../records/sources/sources.ts'
import type { Postgres } from '../../store/postgres.ts'

export type HeldSources = {
  /** The next one that is due and that nobody has. */
  claim(): Promise<ClaimedSource | undefined>
  /** After the end of its run, or without one. */
  release(source: ClaimedSource): Promise<void>
  close(): void
}

export function holdSources(pg: Postgres, networks: readonly string[]): HeldSources {
  const held = new Set<ClaimedSource>()
  // A renewal that fails is repeated by the next; when none comes through, another reads the same.
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
