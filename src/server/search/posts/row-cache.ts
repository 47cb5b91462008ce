/**
 * Cache of posts that lists have shown: many requests are for the same ones, especially the newest, and reading twenty documents is a
 * third of the time of a list. Never stale: a change of a post is a new version, and the list selects by version.
 */
import { LRUCache } from 'lru-cache'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { PostRow } from './post-row.ts'

/** Size in characters of the documents; a parsed one takes about twice as many bytes, a very short one more. */
const MAX_CHARACTERS = 12_000_000
const MAX_ROWS = 20_000

export type RowCache = LRUCache<string, PostRow>

/** By store: each caller has a view of it that ends with the request, over the same shards. */
const heldBy = new WeakMap<ClickHouse, RowCache>()

/** Numbers and versions as text: `nameRow`. Cached objects must be frozen: all callers share them. */
export function getRowCache(ch: ClickHouse): RowCache {
  const store = ch.shards[0] ?? ch
  const held = heldBy.get(store) ?? new LRUCache<string, PostRow>({ max: MAX_ROWS, maxSize: MAX_CHARACTERS })
  heldBy.set(store, held)
  return held
}

/** After texts were purged nothing may be cached: a read in progress adds to the discarded cache. */
export function clearRowCache(ch: ClickHouse): void {
  heldBy.delete(ch.shards[0] ?? ch)
}

export const nameRow = (number: string, version: string): string => `${number} ${version}`
