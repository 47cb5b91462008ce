/** Messages between the thread that reads a file and the one that writes posts. */

import type { KnownRecord } from '../../ingest/write/find-known-records.ts'
import type { PlainKnowledge } from '../../plain-knowledge.ts'
import type { SourceFormat } from '../../sources/index.ts'
import type { SourceOptions } from '../../sources/source.ts'
import type { PackedGroup } from './packed-posts.ts'

export type ReadingTask = { format: SourceFormat; options: SourceOptions; knowledge: PlainKnowledge }

/**
 * `broken`: the bytes end early; the sender knows the reason. `taken`: a group was received, another may follow. `compared`:
 * whether the writer compares posts with others, which it does not do for repetitions; if so, signatures are sent along.
 */
export type ToReader =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' }
  | { kind: 'broken' }
  | { kind: 'taken'; compared: boolean }
  | { kind: 'known'; records: ReadonlyMap<string, KnownRecord> }

/**
 * `records`: asks which of them are known; `known` answers, in the same order. `wanted`: a chunk of the file was read, another
 * may follow. `unjudged`: the model cannot be loaded, posts are not evaluated. `plain`: that of a SourceError; null for any other
 * error.
 */
export type FromReader =
  | { kind: 'wanted' }
  | { kind: 'unjudged'; reason: string }
  | { kind: 'records'; digests: string[] }
  | { kind: 'items'; group: PackedGroup }
  | { kind: 'end' }
  | { kind: 'failure'; plain: string | null; message: string; stack: string | undefined }

/** Chunks of the file in flight, of 64 kB each. */
export const PIECES_AHEAD = 32
/** Posts per group, and groups in flight; two more batches are in memory. */
export const GROUP_SIZE = 500
export const GROUPS_AHEAD = 4
