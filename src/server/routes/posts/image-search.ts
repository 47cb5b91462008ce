import type { FastifyRequest } from 'fastify'
import { MAX_PICTURE_VALUES, MAX_SEARCH_IMAGE_BYTES } from '../../../contract/limits.ts'
import { searchByImage } from '../../../contract/media/image-search.ts'
import type { Caller } from '../../access/session.ts'
import { HttpError, ValidationError } from '../../http/errors.ts'
import { createFairShare } from '../../http/fair-share.ts'
import { openFormFile } from '../../http/form-file.ts'
import { signAttachment, signMediaUrl } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import { MediaRefused } from '../../media/problems.ts'
import type { Analysis, DetectedFace } from '../../media/types.ts'
import { auditAction } from '../../records/audit.ts'
import { getFaceSettings } from '../../records/posts/faces.ts'
import { findAttachmentOfFiles, listAppearances } from '../../search/pictures/attachments.ts'
import { findFaces, findSimilarFaces } from '../../search/pictures/faces.ts'
import { findSimilarFiles } from '../../search/pictures/similar-files.ts'
import { type Deps, forRequest, toActor } from '../deps.ts'
import { nameFaces } from './picture-filters.ts'

/** Faces shown beside each face of an upload. */
const SHOWN_FACES = 10

/** Pictures are analysed one after the other, some seconds each: the limits bound the wait. */
const AT_ONCE = { total: 12, perUser: 3 }

export const imageSearchRoutes = (all: Deps) => {
  const share = createFairShare(AT_ONCE)
  return [
    route(searchByImage, ({ request, caller, signal }) =>
      share.take(caller.userId, () => search(forRequest(all, signal), request, caller, signal)),
    ),
  ]
}

async function search(deps: Deps, request: FastifyRequest, { username }: Caller, signal: AbortSignal) {
  const bytes = await readUpload(request)
  const { enabled } = await getFaceSettings(deps.pg)
  const analysis = await analyse(deps, bytes, enabled, signal)
  if (enabled && analysis.faces?.length) {
    await auditAction(deps.pg, toActor({ username }, request), 'faces_searched', 'rosto de imagem enviada')
  }
  const { width, height } = analysis
  return {
    ...{ width: width ?? 0, height: height ?? 0 },
    ...(await findCopies(deps, analysis)),
    faces: enabled ? await Promise.all((analysis.faces ?? []).map((face) => findPeople(deps, face))) : null,
  }
}

/** The single file of the form, in memory: it is never stored. */
async function readUpload(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'Envie a imagem em um formulário (multipart/form-data).')
  }
  const file = await openFormFile(request, { fileSize: MAX_SEARCH_IMAGE_BYTES, files: 1, fields: 0 })
  if (!file) throw new ValidationError({ file: ['Escolha uma imagem.'] })
  return file.toBuffer()
}

async function analyse({ media }: Deps, bytes: Uint8Array, faces: boolean, signal: AbortSignal): Promise<Analysis> {
  try {
    // Text recognition distinguishes screenshots of the same layout.
    return await media.analyse(bytes, { faces, thumbnail: false, urgent: true, signal })
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error
    throw new ValidationError({ file: [error.message] })
  }
}

async function findCopies({ ch, secret }: Deps, { hashes, stills, text }: Analysis) {
  if (!hashes) return { attachments: [], total_posts: 0 }
  const files = await findSimilarFiles(ch, { ...hashes, stills, words: text?.words ?? [] })
  const [found, { total_items }] = await Promise.all([
    findAttachmentOfFiles(ch, files.slice(0, MAX_PICTURE_VALUES)),
    listAppearances(ch, files, { page: 1, page_size: 1 }),
  ])
  const attachments = found.map(({ attachment, distance, second }) => ({
    ...signAttachment(secret, attachment),
    distance,
    second,
  }))
  return { attachments, total_posts: total_items }
}

async function findPeople({ ch, pg, secret }: Deps, face: DetectedFace) {
  const near = await findSimilarFaces(ch, face, { limit: SHOWN_FACES })
  const stored = await findFaces(
    ch,
    near.map(({ face_id }) => face_id),
  )
  const named = await nameFaces(
    pg,
    stored.map((one) => one.face),
  )
  const distances = new Map(near.map(({ face_id, distance }) => [face_id, distance]))
  const { x0, y0, x1, y1 } = face
  const similar = named.map((one) => ({
    ...one,
    url: signMediaUrl(secret, one.url),
    distance: distances.get(one.id) ?? null,
  }))
  return { x0, y0, x1, y1, similar }
}
