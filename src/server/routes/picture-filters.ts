import type { Attachment, Face } from '../../contract/post.ts'
import type { PostFilters } from '../../contract/post-query.ts'
import { ValidationError } from '../http/errors.ts'
import type { BoundFilters } from '../search/conditions.ts'
import { bindAttachments } from '../search/picture-filters.ts'
import type { Deps } from './deps.ts'

/** Filters ready to be asked, and what their pictures and faces are. */
export type Bound<Filters> = { filters: Filters & BoundFilters; attachments: Attachment[]; faces: Face[] }

/**
 * Looks up the pictures and faces of a search, once for the whole call.
 * @throws ValidationError when faces are asked for and that is turned off
 */
export async function bindPictures<Filters extends PostFilters>({ ch }: Deps, query: Filters): Promise<Bound<Filters>> {
  if (query.face_id?.length) throw new ValidationError({ face_id: ['A busca por rostos está desligada.'] })
  return { ...(await bindAttachments(ch, query)), faces: [] }
}
