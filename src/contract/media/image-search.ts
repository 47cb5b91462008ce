import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { MAX_SEARCH_IMAGE_MB } from '../limits.ts'
import { Attachment, Face } from '../posts/post.ts'

/** A face in an uploaded picture, and stored faces that may be the same person, nearest first. */
export const UploadedFace = z.object({
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
  similar: z.array(Face),
})

export const ImageSearchReply = z.object({
  /** Pixels of the uploaded picture. */
  width: z.int(),
  height: z.int(),
  /** Stored attachments that show the picture or a copy of it, closest first; `second`: position in a video. */
  attachments: z.array(Attachment.extend({ distance: z.int(), second: z.int().nullable() })),
  /** Posts that show one of them or another copy. */
  total_posts: z.int(),
  /** Posts with a picture or video that was not analysed yet, and therefore not compared. */
  pending_posts: z.int(),
  /** null: face recognition is off in this installation. */
  faces: z.array(UploadedFace).nullable(),
})
export type ImageSearchReply = z.infer<typeof ImageSearchReply>

/** A multipart form with one file. The upload is compared and not kept. */
export const searchByImage = defineEndpoint({
  method: 'POST',
  path: '/api/image-search/',
  access: 'user',
  scope: 'read',
  upload: true,
  summary: `Procurar onde uma imagem enviada já apareceu (multipart, um arquivo de até ${MAX_SEARCH_IMAGE_MB} MB); nada do que é enviado fica guardado`,
  reply: ImageSearchReply,
})
