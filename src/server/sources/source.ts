import type { Readable } from 'node:stream'
import type { SourceItem } from '../../contract/imported-post.ts'

export type SourceOptions = {
  /** Which column fills which field, as on the command line: "id=tweet_id,account=usuario". */
  columns?: string
  /** The platform of every post of the file; synonyms such as "twitter" are understood. */
  platform?: string
  /** The account of every post of the file, where the file itself does not tell it. */
  account?: string
  /** IANA zone of dates written without one; America/Sao_Paulo when absent. */
  timeZone?: string
}

/**
 * Turns the bytes of one file into posts, one at a time, and never holds more than a few items.
 * Throws SourceError when the file as a whole cannot be read; a broken item is yielded with its reason instead.
 */
export type Source = (input: Readable, options?: SourceOptions) => AsyncGenerator<SourceItem>
