import type { Change, PreparedPost } from './changes.ts'
import { joinFacts, type LaterFacts, listOtherTexts } from './later-facts.ts'
import type { PostFacts, PostRow } from './post-row.ts'

/** How posts came: by an import, or as the demonstration set. */
export type Origin = 'import' | 'demo'

/**
 * The rows of `posts` that bring one change, as JSON, and the row of `post_keys`. The date is part of the table's key: when
 * it changes, the old place gets a row that says the post is no longer there.
 */
export function createRows({ before, after, later }: Change, origin: Origin, importedAt: number) {
  const { id, facts, fingerprint } = after
  const moved = before !== undefined && before.date_created !== facts.date_created
  const version = (before?.version ?? 0) + (moved ? 2 : 1)
  const head: Bookkeeping = { id, version, is_deleted: 0, fingerprint, origin, imported_at: importedAt }
  const end = { id, version: version - 1, is_deleted: 1, date_created: before?.date_created }
  const key = { id, version, is_deleted: 0, fingerprint, date_created: facts.date_created }
  const row = printRow(head, after, later)
  return { rows: moved ? [JSON.stringify(end), row] : [row], key: JSON.stringify(key) }
}

type Bookkeeping = Omit<PostRow, keyof PostFacts | keyof LaterFacts>

/** The facts were written out for their hash already: most rows need only the rest before them. */
function printRow(head: Bookkeeping, { facts, json }: PreparedPost, later: LaterFacts): string {
  if (listOtherTexts(facts, later).length > 0) return JSON.stringify({ ...head, ...joinFacts(facts, later) })
  return `${JSON.stringify({ ...head, ...later }).slice(0, -1)},${json.slice(1)}`
}
