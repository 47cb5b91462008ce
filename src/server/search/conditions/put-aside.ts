/** Posts in dossiers, which are in the other store and looked up first. */
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { fieldKey, PUT_ASIDE_FILTERS, type PutAside } from './search-context.ts'
import { isStoredPost } from './stored-posts.ts'

/** Posts selected by one of these values. */
export function isPutAside(name: Parameters<typeof fieldKey>[0], values: readonly string[], known?: PutAside): Sql {
  const posts = values.map((value) => {
    const found = known?.get(fieldKey(name, value))
    if (!found) throw new Error('dossiers were not looked up')
    return found
  })
  return isStoredPost(posts)
}

/** The filters for dossiers, tags and statuses. */
export const listPutAsideConditions = (filters: PostFilters, known?: PutAside): Sql[] =>
  PUT_ASIDE_FILTERS.flatMap((name) => {
    const { wanted, unwanted } = separateLeftOut(filters[name])
    return [
      wanted.length > 0 ? isPutAside(name, wanted, known) : [],
      unwanted.length > 0 ? sql`NOT ${isPutAside(name, unwanted, known)}` : [],
    ].flat()
  })
