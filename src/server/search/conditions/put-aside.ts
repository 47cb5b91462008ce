/** Posts that stand in dossiers, which another store knows: their ids are looked up before. */
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { type Sql, sql, uuids } from '../../store/sql.ts'
import { fieldKey, PUT_ASIDE_FILTERS, type PutAside } from './search-context.ts'

/** Posts that one of these values means. */
export function isPutAside(name: Parameters<typeof fieldKey>[0], values: readonly string[], known?: PutAside): Sql {
  const ids = values.flatMap((value) => {
    const found = known?.get(fieldKey(name, value))
    if (!found) throw new Error('dossiers were not looked up')
    return found
  })
  return isOneOfPosts([...new Set(ids)])
}

/** The filters of dossiers, tags and statuses. */
export const listPutAsideConditions = (filters: PostFilters, known?: PutAside): Sql[] =>
  PUT_ASIDE_FILTERS.flatMap((name) => {
    const { wanted, unwanted } = separateLeftOut(filters[name])
    return [
      wanted.length > 0 ? isPutAside(name, wanted, known) : [],
      unwanted.length > 0 ? sql`NOT ${isPutAside(name, unwanted, known)}` : [],
    ].flat()
  })

/** Ids lead to the dates that begin the key. */
export const isOneOfPosts = (ids: readonly string[]): Sql =>
  ids.length === 0
    ? sql`false`
    : sql`(posts.date_created, posts.id) IN (SELECT date_created, id FROM post_keys WHERE id IN ${uuids([...ids])})`
