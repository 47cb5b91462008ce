import type { ImportPreview } from '../contract/import-preview.ts'

/** Posts or people, places set aside, characters of a text and accounts of a person that are told. */
export const PREVIEW_LIMITS = { shown: 5, asideShown: 20, characters: 1_000, accounts: 20 }

/** Of a file, however short its lines are. */
const MOST_READ = 1_000

type Rejected = { position: number; reason: string }
type Seen = Pick<ImportPreview, 'read' | 'set_aside_count' | 'set_aside'>

/** Counts the first items of a source, and gives those that were not set aside to `take`. */
export async function takeItems<Item extends { position: number }>(
  items: AsyncIterable<Item | Rejected>,
  seen: Seen,
  take: (item: Item) => void,
): Promise<void> {
  for await (const item of items) {
    if (seen.read >= MOST_READ) return
    seen.read += 1
    if (!('reason' in item)) take(item)
    else {
      seen.set_aside_count += 1
      if (seen.set_aside.length < PREVIEW_LIMITS.asideShown) seen.set_aside.push(item)
    }
  }
}
