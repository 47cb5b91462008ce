import type { Attachment, Face } from '../../contract/post.ts'
import type { PostFilters } from '../../contract/post-query.ts'
import { ValidationError } from '../http/errors.ts'
import { listMerges } from '../records/people-aliases.ts'
import type { BoundFilters } from '../search/conditions.ts'
import { bindAttachments } from '../search/picture-filters.ts'
import type { Postgres } from '../store/postgres.ts'
import type { Deps } from './deps.ts'

/** Filters ready to be asked, and what their pictures and faces are. */
export type Bound<Filters> = { filters: Filters & BoundFilters; attachments: Attachment[]; faces: Face[] }

/**
 * Looks up the pictures and faces of a search, and people who were merged into others, once for the whole call.
 * @throws ValidationError when faces are asked for and that is turned off
 */
export async function bindPictures<Filters extends PostFilters>(
  { ch, pg }: Deps,
  query: Filters,
): Promise<Bound<Filters>> {
  if (query.face_id?.length) throw new ValidationError({ face_id: ['A busca por rostos está desligada.'] })
  return { ...(await bindAttachments(ch, await followMerges(pg, query))), faces: [] }
}

/** A link, a saved search or a program may name a person who was merged into another since. */
async function followMerges<Filters extends PostFilters>(pg: Postgres, query: Filters): Promise<Filters> {
  if (!query.public_person?.length) return query
  const merges = await listMerges(pg)
  return { ...query, public_person: query.public_person.map((id) => String(merges.get(Number(id)) ?? id)) }
}
