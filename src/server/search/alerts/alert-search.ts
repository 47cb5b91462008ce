/** The query of an alert, with everything that has to be looked up first. */
import { FORMER_PLACE } from '../../../contract/labels.ts'
import { PostFilters } from '../../../contract/posts/post-query.ts'
import type { SavedFilters } from '../../../contract/users/saved-search.ts'
import { findSizeProblem } from '../../../search-language/search-size.ts'
import { and, join, type Sql, sql } from '../../store/sql.ts'
import { type BoundFilters, listConditions } from '../conditions/conditions.ts'

export type AlertSearch = {
  id: string
  filters: BoundFilters
  /** An edit may have removed the words: a search for changes includes former texts. */
  withFormer: boolean
}

/** Condition on posts that pass the filters, whatever source they are read from. */
export function matchesSearch({ filters, withFormer }: Omit<AlertSearch, 'id'>, timeZone: string): Sql {
  const now = all(listConditions(filters, timeZone))
  if (!withFormer || !filters.search?.trim() || filters.found_in?.length) return now
  const before = all(listConditions({ ...filters, found_in: [FORMER_PLACE] }, timeZone))
  return sql`(${now} OR ${before})`
}

const all = (conditions: Sql[]): Sql =>
  conditions.length === 0
    ? sql`true`
    : sql`(${join(
        conditions.map((one) => sql`(${one})`),
        and,
      )})`

/** The filters of a saved search by the current rules, or why they are no longer valid. */
export function readSavedFilters(saved: SavedFilters): PostFilters | { problem: string } {
  const { face_id: face, attachment_uuid: image, events: _, ...others } = saved
  const lists = { ...(face && { face_id: [face].flat() }), ...(image && { attachment_uuid: [image].flat() }) }
  const { data, error } = PostFilters.safeParse({ ...others, ...lists })
  if (error)
    return { problem: `Um filtro da busca salva não é mais aceito: ${error.issues[0]?.message ?? 'não é válido.'}` }
  const problem = findSizeProblem(data.search ?? '')
  return problem ? { problem } : data
}
