/** Posts in dossiers, which are in the other store and looked up first. */
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { separateLeftOut } from '../../../search-language/filter-values.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { DOSSIER_FILTERS, type DossierPosts, fieldKey } from './search-context.ts'
import { isStoredPost } from './stored-posts.ts'

/** Posts selected by one of these values. */
export function isInDossiers(
  name: Parameters<typeof fieldKey>[0],
  values: readonly string[],
  known?: DossierPosts,
): Sql {
  const posts = values.map((value) => {
    const found = known?.get(fieldKey(name, value))
    if (!found) throw new Error('dossiers were not looked up')
    return found
  })
  return isStoredPost(posts)
}

/** The filters for dossiers, tags and statuses. */
export const listDossierConditions = (filters: PostFilters, known?: DossierPosts): Sql[] =>
  DOSSIER_FILTERS.flatMap((name) => {
    const { wanted, unwanted } = separateLeftOut(filters[name])
    return [
      wanted.length > 0 ? isInDossiers(name, wanted, known) : [],
      unwanted.length > 0 ? sql`NOT ${isInDossiers(name, unwanted, known)}` : [],
    ].flat()
  })
