import type { PostAnnotations } from './post-annotations.ts'
import type { PostFacts } from './post-facts.ts'

/** One row of `post_rows`. */
export type PostInsertRow = PostFacts &
  PostAnnotations & {
    id: string
    number: number
    version: number
    fingerprint: string
    origin: string
    /** Unix seconds. */
    written_at: number
  }
