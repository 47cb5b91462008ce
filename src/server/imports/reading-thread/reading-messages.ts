/** What the thread that reads a file and the one that writes say to each other. */

import type { KnownRecord } from '../../ingest/write/find-known-records.ts'
import type { PlainKnowledge } from '../../plain-knowledge.ts'
import type { SourceFormat } from '../../sources/index.ts'
import type { SourceOptions } from '../../sources/source.ts'
import type { PackedGroup } from './packed-posts.ts'

export type ReadingTask = { format: SourceFormat; options: SourceOptions; knowledge: PlainKnowledge }

/**
 * `broken`: the bytes end early; why is known where they come from. `taken`: a group was taken, another may follow. `compared`: whether
 * posts are compared with others there, which repetitions are not; then it is told by what.
 */
export type ToReader =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' }
  | { kind: 'broken' }
  | { kind: 'taken'; compared: boolean }
  | { kind: 'known'; records: ReadonlyMap<string, KnownRecord> }

/**
 * `records`: which of them are known? `known` answers, in the same order. `wanted`: a piece of the file was read, another may follow. `unjudged`: the model cannot be read here, posts are not evaluated.
 * `plain`: of a SourceError; null: it is another error.
 */
export type FromReader =
  | { kind: 'wanted' }
  | { kind: 'unjudged'; reason: string }
  | { kind: 'records'; digests: string[] }
  | { kind: 'items'; group: PackedGroup }
  | { kind: 'end' }
  | { kind: 'failure'; plain: string | null; message: string; stack: string | undefined }

/** Pieces of the file that are on their way at once, of 64 kB each. */
export const PIECES_AHEAD = 32
/** Posts in a group, and groups that are on their way at once: beside them two batches are in memory. */
export const GROUP_SIZE = 500
export const GROUPS_AHEAD = 4
