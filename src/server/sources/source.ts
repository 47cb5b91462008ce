import type { Readable } from 'node:stream'
import type { SourceItem } from '../../contract/sources/imported-post.ts'
import type { MissingColumns } from './item-rejected.ts'

export type SourceOptions = {
  /** Which column fills which field, as on the command line: "id=tweet_id,account=usuario". */
  columns?: string
  /** The platform of every post of the file; synonyms such as "twitter" are understood. */
  platform?: string
  /** The account of every post of the file, where the file itself does not tell it. */
  account?: string
  /** IANA zone of dates written without one; America/Sao_Paulo when absent. */
  timeZone?: string
  /** Only the beginning of a file is given: what its end cuts off is neither a post nor a fault. */
  isHead?: boolean
  /** Is told how the columns are understood; a file is then read although fields are missing. */
  watch?: ColumnWatch
}

/** Told once per file what its columns are and which field they fill, and of every record its cells, in the order of the columns. */
export type ColumnWatch = {
  onHeader(names: readonly string[]): void
  onPlaces(places: ReadonlyMap<string, readonly number[]>): void
  onMissing(missing: MissingColumns): void
  onRecord(cells: readonly unknown[]): void
}

/**
 * Some records of a file in their order, before posts are made of them: what was imported before, from the same text read in the same
 * way, need not be read again.
 */
export type RecordPortion = {
  /** All of the file and its options that says how a record is read. */
  reading: string
  /** `text`: the whole of it; null: it is none, which `build` tells. */
  records: { position: number; text: string | null }[]
  build(place: number): SourceItem
}

/** As `Source`. */
export type RecordSource = (input: Readable, options?: SourceOptions) => AsyncGenerator<RecordPortion>

/** The items of records. */
export async function* buildRecords(portions: AsyncIterable<RecordPortion>): AsyncGenerator<SourceItem> {
  for await (const { records, build } of portions) {
    for (let place = 0; place < records.length; place += 1) yield build(place)
  }
}

/** The options that say how a record is read. */
export const describeOptions = ({ columns, platform, account, timeZone }: SourceOptions): string =>
  JSON.stringify([columns, platform, account, timeZone])

/**
 * Turns the bytes of one file into posts, one at a time, and never holds more than a few items.
 * Throws SourceError when the file as a whole cannot be read; a broken item is yielded with its reason instead.
 */
export type Source = (input: Readable, options?: SourceOptions) => AsyncGenerator<SourceItem>
