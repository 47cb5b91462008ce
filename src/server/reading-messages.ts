/** What the thread that reads a file and the one that writes say to each other. */

import type { PreparedItem, ReadyItem } from './ingest/import/prepare-items.ts'
import type { PostFacts } from './ingest/write/post-facts.ts'
import type { PlainKnowledge } from './plain-knowledge.ts'
import type { SourceFormat } from './sources/index.ts'
import type { SourceOptions } from './sources/source.ts'

export type ReadingTask = { format: SourceFormat; options: SourceOptions; knowledge: PlainKnowledge }

/** `broken`: the bytes end early; why is known where they come from. `taken`: a group was taken, another may follow. */
export type ToReader = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'end' } | { kind: 'broken' } | { kind: 'taken' }

/** `wanted`: a piece of the file was read, another may follow. `plain`: of a SourceError; null: it is another error. */
export type FromReader =
  | { kind: 'wanted' }
  | { kind: 'items'; items: PackedItem[] }
  | { kind: 'end' }
  | { kind: 'failure'; plain: string | null; message: string; stack: string | undefined }

/** Pieces of the file that are on their way at once, of 64 kB each. */
export const PIECES_AHEAD = 32
/** Posts in a group, and groups that are on their way at once: beside them two batches are in memory. */
export const GROUP_SIZE = 500
export const GROUPS_AHEAD = 4

/** Texts cross over quickly, objects of forty fields do not: the facts go as the JSON that was written for their hash. */
export type PackedItem =
  | { position: number; reason: string }
  | (Omit<ReadyItem, 'post'> & { id: string; json: string; fingerprint: string })

export function packItem(item: PreparedItem): PackedItem {
  if ('reason' in item) return item
  const { post, ...rest } = item
  return { ...rest, id: post.id, json: post.json, fingerprint: post.fingerprint }
}

export function unpackItem(item: PackedItem): PreparedItem {
  if ('reason' in item) return item
  const { id, json, fingerprint, ...rest } = item
  let known: PostFacts | undefined
  const post = {
    id,
    json,
    fingerprint,
    /** Of a repetition nobody asks. */
    get facts(): PostFacts {
      known ??= JSON.parse(json) as PostFacts
      return known
    },
  }
  return { ...rest, post }
}
