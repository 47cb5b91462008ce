import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { ATTACHMENT_TYPES } from '../labels.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { Attachment } from '../posts/post.ts'

/** A post in which a picture or video, or a copy of it, appeared. */
export const Appearance = z.object({
  post_id: z.string(),
  attachment_id: z.string(),
  /** ISO 8601 in UTC. */
  date_created: z.string(),
  author: z.string(),
  full_name: z.string(),
  platform: z.string(),
  link: z.string().nullable(),
  thumbnail: z.string().nullable(),
  type: z.enum(ATTACHMENT_TYPES),
  /** Number of differing bits out of 64: 0 is the same picture, up to 12 a copy. */
  distance: z.int(),
  /** For a video matched by its stills: the second at which the searched picture appears. */
  second: z.int().nullable(),
})
export type Appearance = z.infer<typeof Appearance>

export const AttachmentDetails = z.object({
  attachment: Attachment,
  /** The post it was requested through. */
  post_id: z.string(),
  /** Pixels, bytes and seconds; null if unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int().nullable(),
  seconds: z.number().nullable(),
  /** The oldest post that shows it or a copy of it. */
  first_seen: Appearance.nullable(),
  /** Posts that show it or a copy of it, including the requested one, oldest first; of each its closest attachment. */
  similar: Paging.extend({ items: z.array(Appearance) }),
  /** Posts with a picture or video that was not analysed yet, and therefore not compared. */
  pending_posts: z.int(),
})
export type AttachmentDetails = z.infer<typeof AttachmentDetails>

/** Appearances per page. */
const SIMILAR_PAGE = 20

export const getAttachment = defineEndpoint({
  method: 'GET',
  path: '/api/attachments/{id}/',
  access: 'user',
  summary: 'Um anexo: o que se vê nele e onde mais apareceu',
  params: z.object({
    id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'O identificador não é válido.'),
  }),
  query: z.strictObject({
    page: pageNumber(4),
    page_size: pageSize([10, 20, 50], SIMILAR_PAGE),
  }),
  reply: AttachmentDetails,
})
