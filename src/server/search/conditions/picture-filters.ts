import type { Attachment } from '../../../contract/posts/post.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { findAttachments, type StoredAttachment } from '../pictures/attachments.ts'
import { findSimilarFiles, findWanted, MOST_SIMILAR, type SimilarFile } from '../pictures/similar-files.ts'
import type { BoundFilters } from './conditions.ts'

/**
 * The filters with their pictures looked up: posts must show one of the attachments named, or a copy of it. Done once for a call,
 * so that its list, its count and its charts search among the same files. `attachments` are those that exist.
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
  const names = [...new Set(nearest.map(({ name }) => name))].slice(0, MOST_SIMILAR)
  return { filters: { ...filters, shown_files: [names] }, attachments: found.map(({ attachment }) => attachment) }
}

/** The file of an attachment and its copies, the closest first; nothing when it is not kept. */
export async function findCopies(ch: ClickHouse, { file }: StoredAttachment): Promise<SimilarFile[]> {
  if (file === '') return []
  const similar = await findSimilarFiles(ch, await findWanted(ch, file))
  return [{ name: file, distance: 0 }, ...similar.filter(({ name }) => name !== file)]
}
