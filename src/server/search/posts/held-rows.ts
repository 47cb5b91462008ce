/**
 * Posts that lists have shown, as they were read: many ask for the same ones, the newest above all, and twenty documents are a
 * third of what a list takes. Nothing here can be out of date: a change of a post is a new version, and the list tells the version.
 */
import { LRUCache } from 'lru-cache'
import type { ClickHouse } from '../../store/clickhouse.ts'
import type { PostRow } from './post-row.ts'

/** Of the documents; what is made of one takes about twice as many bytes, and of a very short one more. */
const MOST_CHARACTERS = 12_000_000
const MOST_ROWS = 20_000

export type HeldRows = LRUCache<string, PostRow>

/** By store: an asker has a form of it that ends with them, over the same shards. */
const heldBy = new WeakMap<ClickHouse, HeldRows>()

/** Numbers and versions are told as text: `nameRow`. What is put in must be frozen: all who ask get the same. */
export function findHeldRows(ch: ClickHouse): HeldRows {
  const store = ch.shards[0] ?? ch
  const held = heldBy.get(store) ?? new LRUCache<string, PostRow>({ max: MOST_ROWS, maxSize: MOST_CHARACTERS })
  heldBy.set(store, held)
  return held
}

/** Texts that were removed for good are to be nowhere: whoever still reads what was there puts it into what is gone. */
export function forgetHeldRows(ch: ClickHouse): void {
  heldBy.delete(ch.shards[0] ?? ch)
}

export const nameRow = (number: string, version: string): string => `${number} ${version}`
