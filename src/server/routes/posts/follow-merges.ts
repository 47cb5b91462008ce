import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { isLeftOut, leaveOut, stripHyphen } from '../../../search-language/filter-values.ts'
import { listMerges } from '../../records/people/people-aliases.ts'
import type { Postgres } from '../../store/postgres.ts'

/** A link, a saved search or a program may name a person who was merged into another since: the filter means who stayed. */
export async function followMerges<Filters extends Pick<PostFilters, 'public_person'>>(
  pg: Postgres,
  query: Filters,
): Promise<Filters> {
  if (!query.public_person?.length) return query
  const merges = await listMerges(pg)
  const follow = (id: string) => String(merges.get(Number(id)) ?? id)
  return {
    ...query,
    public_person: query.public_person.map((id) => (isLeftOut(id) ? leaveOut(follow(stripHyphen(id))) : follow(id))),
  }
}
