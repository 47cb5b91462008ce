import type { Attachment, Face, Post } from '../../../contract/posts/post.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { bindFields } from '../../binding/bind-fields.ts'
import { findSamePerson } from '../../binding/same-person.ts'
import { ValidationError } from '../../http/errors.ts'
import { type Actor, createAuditEntryOnce } from '../../records/audit.ts'
import { followMerges } from '../../records/people/follow-merges.ts'
import { findGroupsOfFaces, getFaceSettings } from '../../records/posts/faces.ts'
import type { BoundFilters } from '../../search/conditions/conditions.ts'
import { bindAttachments } from '../../search/conditions/picture-filters.ts'
import { recallStoredPosts } from '../../search/conditions/recent-stored-posts.ts'
import { findFaces, listFacesInFiles } from '../../search/pictures/faces.ts'
import type { Deps } from '../deps.ts'

/** Filters ready for a query, with the pictures and faces that they name. */
export type Bound<Filters> = {
  filters: Filters & BoundFilters
  attachments: Attachment[]
  faces: Face[]
  /** Distance of each matching face from the one searched for. */
  distances: ReadonlyMap<string, number>
}

/** The user who searches. */
export type Requester = { userId: number; actor: Actor | null }

const ONE_HOUR_MS = 3_600_000

/**
 * Resolves the pictures, faces and people of a search, once per call.
 * @throws ValidationError when the search is invalid, or includes faces while they are disabled
 */
export async function bindPictures<Filters extends PostFilters>(
  { ch, pg, config }: Pick<Deps, 'ch' | 'pg' | 'config'>,
  query: Filters,
  /** The user's dossiers are visible; a face search is added to the audit log, unless `actor` is `null`. */
  { userId, actor }: Requester,
): Promise<Bound<Filters>> {
  const parts = { ch, pg, config, findPosts: recallStoredPosts }
  const bound = await bindFields(parts, await followMerges(pg, query), userId)
  const { filters, attachments } = await bindAttachments(ch, bound)
  const ids = query.face_id ?? []
  if (ids.length === 0) return { filters, attachments, faces: [], distances: new Map() }
  if (!(await getFaceSettings(pg)).enabled) throw new ValidationError({ face_id: [FACES_ARE_OFF] })
  if (actor) await auditFaceSearch(pg, ids, actor)
  const [found, { files, distances }] = await Promise.all([findFaces(ch, ids), findSamePerson({ ch, pg }, ids)])
  return {
    filters: { ...filters, shown_files: [...(filters.shown_files ?? []), files] },
    attachments,
    faces: await nameFaces(
      pg,
      found.map(({ face }) => face),
    ),
    distances,
  }
}

export const FACES_ARE_OFF = 'A busca por rostos está desligada.'

async function auditFaceSearch(pg: Deps['pg'], ids: readonly string[], { username, address }: Actor): Promise<void> {
  const now = new Date()
  const since = new Date(now.getTime() - ONE_HOUR_MS)
  for (const id of ids) {
    const entry = { actor: username, action: 'faces_searched' as const, subject: `rosto ${id}, ${username}`, address }
    await createAuditEntryOnce(pg, entry, since, now)
  }
}

/** Adds the names of their groups to the faces. */
export async function nameFaces(pg: Deps['pg'], faces: readonly Face[]): Promise<Face[]> {
  const groups = await findGroupsOfFaces(
    pg,
    faces.map(({ id }) => id),
  )
  return faces.map((face) => ({ ...face, name: groups.get(face.id)?.name || null }))
}

/** Adds to posts the faces in their pictures, if faces are enabled. Addresses are not signed yet. */
export async function addFaces(
  { ch, pg }: Pick<Deps, 'ch' | 'pg'>,
  posts: readonly Post[],
  distances: ReadonlyMap<string, number>,
): Promise<Post[]> {
  const media = await addFacesToMedia(
    { ch, pg },
    posts.flatMap((post) => post.media),
    distances,
  )
  const byId = new Map(media.map((one) => [one.id, one]))
  return posts.map((post) => ({ ...post, media: post.media.map((one) => byId.get(one.id) ?? one) }))
}

export async function addFacesToMedia(
  { ch, pg }: Pick<Deps, 'ch' | 'pg'>,
  media: readonly Attachment[],
  distances: ReadonlyMap<string, number> = new Map(),
): Promise<Attachment[]> {
  const files = media.map(({ url }) => readFile(url)).filter((file) => file !== '')
  if (files.length === 0 || !(await getFaceSettings(pg)).enabled) return [...media]
  const found = await listFacesInFiles(ch, files)
  const named = await nameFaces(
    pg,
    found.map(({ face }) => face),
  )
  const faces = named.map((face, i) => ({ face: withDistance(face, distances), file: found[i]?.file }))
  return media.map((one) => {
    const file = readFile(one.url)
    return { ...one, faces: faces.filter((each) => each.file === file).map(({ face }) => face) }
  })
}

const readFile = (url: string | null) => (url?.startsWith('media/') ? url.slice('media/'.length) : '')

const withDistance = (face: Face, distances: ReadonlyMap<string, number>): Face => ({
  ...face,
  distance: distances.get(face.id) ?? null,
})
