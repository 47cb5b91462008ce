import type { Change } from './changes.ts'
import { joinFacts } from './later-facts.ts'
import type { PostRow } from './post-row.ts'

/** How posts came: by an import, or as the demonstration set. */
export type Origin = 'import' | 'demo'

/**
 * The rows of `posts` that bring one change, and the row of `post_keys`. The date is part of the table's key: when it
 * changes, the old place gets a row that says the post is no longer there.
 */
export function createRows({ before, after, later }: Change, origin: Origin, importedAt: number) {
  const { id, facts, fingerprint } = after
  const moved = before !== undefined && before.date_created !== facts.date_created
  const version = (before?.version ?? 0) + (moved ? 2 : 1)
  const row: PostRow = {
    id,
    version,
    is_deleted: 0,
    fingerprint,
    origin,
    imported_at: importedAt,
    ...joinFacts(facts, later),
  }
  const end = moved ? [{ id, version: version - 1, is_deleted: 1, date_created: before.date_created }] : []
  const key = { id, version, is_deleted: 0, fingerprint, date_created: facts.date_created }
  return { rows: [...end, row], key }
}
