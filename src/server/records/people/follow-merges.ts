import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { isLeftOut, leaveOut, stripHyphen } from '../../../search-language/filter-values.ts'
import type { Postgres } from '../../store/postgres.ts'
import { listMerges } from './people-aliases.ts'

/**
 * A link, a saved search or a program may name a person who has since been merged into another: the filter is changed to the
 * remaining person.
 */
export async function followMerges<Filters extends Pick<PostFilters, 'public_person'>>(
  pg: Postgres,
  query: Filters,
): Promise<Filters> {
  if (!query.public_person?.length) return query
  return followIn(await listMerges(pg), query)
}

/** The same with known merges. */
export function followIn<Filters extends Pick<PostFilters, 'public_person'>>(
  merges: ReadonlyMap<number, number>,
  query: Filters,
): Filters {
  if (!query.public_person?.length) return query
  const follow = (id: string) => String(merges.get(Number(id)) ?? id)
  return {
    ...query,
    public_person: query.public_person.map((id) => (isLeftOut(id) ? leaveOut(follow(stripHyphen(id))) : follow(id))),
  }
}
