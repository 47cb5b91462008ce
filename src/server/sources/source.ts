import type { Readable } from 'node:stream'
import type { SourceItem } from '../../contract/sources/imported-post.ts'
import type { MissingColumns } from './item-rejected.ts'

export type SourceOptions = {
  /** Which column fills which field, as on the command line: "id=tweet_id,account=usuario". */
  columns?: string
  /** The platform of every post of the file; synonyms such as "twitter" are understood. */
  platform?: string
  /** The account of every post of the file, if the file itself does not contain it. */
  account?: string
  /** IANA zone of dates written without one; America/Sao_Paulo when absent. */
  timeZone?: string
  /** Only the beginning of a file is given: a record cut off by its end is neither a post nor an error. */
  isHead?: boolean
  /** Receives how the columns are understood; a file is then read although fields are missing. */
  watch?: ColumnWatch
}

/** Called once per file with its columns and the fields they fill, and for every record with its cells, in column order. */
export type ColumnWatch = {
  onHeader(names: readonly string[]): void
  onPlaces(places: ReadonlyMap<string, readonly number[]>): void
  onMissing(missing: MissingColumns): void
  onRecord(cells: readonly unknown[]): void
}

/**
 * Some records of a file in order, before they are turned into posts: a record imported before, from the same text read in the same
 * way,
 * need not be read again.
 */
export type RecordBatch = {
  /** Everything in the file and its options that affects how a record is read. */
  reading: string
  /** `text`: the whole record; null: it is invalid, and `build` returns the reason. */
  records: { position: number; text: string | null }[]
  build(place: number): SourceItem
}

/** Like `Source`. */
export type RecordSource = (input: Readable, options?: SourceOptions) => AsyncGenerator<RecordBatch>

/** Yields the items of the records. */
export async function* buildRecords(portions: AsyncIterable<RecordBatch>): AsyncGenerator<SourceItem> {
  for await (const { records, build } of portions) {
    for (let place = 0; place < records.length; place += 1) yield build(place)
  }
}

/** The options that affect how a record is read. */
export const describeOptions = ({ columns, platform, account, timeZone }: SourceOptions): string =>
  JSON.stringify([columns, platform, account, timeZone])

/**
 * Turns the bytes of one file into posts, one at a time, and never holds more than a few items.
 * Throws SourceError when the file as a whole cannot be read; a broken item is yielded with its reason instead.
 */
export type Source = (input: Readable, options?: SourceOptions) => AsyncGenerator<SourceItem>
