/** Recognises records that would change nothing before posts are built from them (docs/decisions/0125). */
import type { RecordBatch } from '../../sources/source.ts'

/** Records per lookup, large so that the store is rarely queried; and the limit in characters. */
const ASKED = 10_000
const ASKED_CHARACTERS = 4_000_000

/** Groups portions; what was read before an unreadable portion is yielded before its error. */
export async function* gatherRecords(portions: AsyncIterable<RecordBatch>): AsyncGenerator<RecordBatch[]> {
  let gathered: RecordBatch[] = []
  let count = 0
  let characters = 0
  try {
    for await (const portion of portions) {
      gathered.push(portion)
      count += portion.records.length
      for (const { text } of portion.records) characters += text?.length ?? 0
      if (count < ASKED && characters < ASKED_CHARACTERS) continue
      yield gathered
      gathered = []
      count = 0
      characters = 0
    }
  } catch (error) {
    if (gathered.length > 0) yield gathered
    throw error
  }
  if (gathered.length > 0) yield gathered
}

/**
 * More than can be in flight at once: two batches to the store, the previous and the current lookup, and the groups between the
 * threads.
 */
const ON_THEIR_WAY = 60_000

/** Ids of posts that may be on their way to the store: for these the store may know a version that is about to be replaced. */
export class RecentIds {
  #newer = new Set<string>()
  #older = new Set<string>()

  add(id: string): void {
    if (this.#newer.size >= ON_THEIR_WAY) {
      this.#older = this.#newer
      this.#newer = new Set()
    }
    this.#newer.add(id)
  }

  has(id: string): boolean {
    return this.#newer.has(id) || this.#older.has(id)
  }
}
