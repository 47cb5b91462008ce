import type { Attachment } from '../../../contract/posts/post.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { findAttachments, type StoredAttachment } from '../pictures/attachments.ts'
import { findSimilarFiles, findWanted, MAX_SIMILAR, type SimilarFile } from '../pictures/similar-files.ts'
import type { BoundFilters } from './conditions.ts'

/**
 * Resolves the pictures of the filters: posts must show one of the given attachments or a copy of it. Done once per call, so that its
 * list, count and charts search the same files. `attachments` are those that exist.
 */
export async function bindAttachments<Filters extends PostFilters>(
  ch: ClickHouse,
  filters: Filters,
): Promise<{ filters: Filters & BoundFilters; attachments: Attachment[] }> {
  const ids = filters.attachment_uuid ?? []
  if (ids.length === 0) return { filters: { ...filters, shown_files: [] }, attachments: [] }
  const found = await findAttachments(ch, ids)
  const files = await Promise.all(found.map((one) => findCopies(ch, one)))
  const nearest = files.flat().sort((one, other) => one.distance - other.distance)
  const names = [...new Set(nearest.map(({ name }) => name))].slice(0, MAX_SIMILAR)
  return { filters: { ...filters, shown_files: [names] }, attachments: found.map(({ attachment }) => attachment) }
}

/** The file of an attachment and its copies, closest first; empty if it is not stored. */
export async function findCopies(ch: ClickHouse, { file }: StoredAttachment): Promise<SimilarFile[]> {
  if (file === '') return []
  const similar = await findSimilarFiles(ch, await findWanted(ch, file))
  return [{ name: file, distance: 0 }, ...similar.filter(({ name }) => name !== file)]
}
