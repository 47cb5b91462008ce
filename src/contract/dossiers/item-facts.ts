/** What dossiers keep of each kind of item at a moment, for comparison with its later state. */
import { z } from 'zod'
import { ATTACHMENT_TYPES, POST_STATES } from '../labels.ts'

const Count = z.int().min(0).nullable()

const Media = z.object({
  id: z.string(),
  type: z.enum(ATTACHMENT_TYPES),
  url: z.string().nullable(),
  thumbnail: z.string().nullable(),
  description: z.string().nullable(),
})

/** Author, platform and date of a post. */
const Origin = z.object({
  content: z.string(),
  fullName: z.string(),
  author: z.string(),
  platform: z.string(),
  dateCreated: z.string(),
  link: z.string().nullable(),
})

export const PostAsSeen = Origin.extend({
  views: Count,
  viewsStep: z.int(),
  likes: Count,
  shares: Count,
  comments: Count,
  state: z.enum(POST_STATES),
  /** Number of different texts seen up to then. */
  versions: z.int(),
  media: z.array(Media),
})
export type PostAsSeen = z.infer<typeof PostAsSeen>

/** An image or video of a post, with the post that carried it. */
export const ImageAsSeen = Media.extend({
  /** The text recognised in it. */
  ocr: z.string().nullable(),
  post: Origin,
})
export type ImageAsSeen = z.infer<typeof ImageAsSeen>

/** What was said in a live between two seconds, with speakers named where known. */
export const PassageAsSeen = z.object({
  title: z.string(),
  channel: z.string().nullable(),
  link: z.string(),
  /** When the live began, ISO 8601; null if unknown. */
  started_at: z.string().nullable(),
  text: z.string(),
  /** Whether the engine may still change it. */
  draft: z.boolean(),
})
export type PassageAsSeen = z.infer<typeof PassageAsSeen>

export const PersonAsSeen = z.object({
  name: z.string(),
  /** The role as a newspaper prints it. */
  office: z.string().nullable(),
  party: z.string().nullable(),
  uf: z.string().nullable(),
  accounts: z.array(z.object({ platform: z.string(), handle: z.string() })),
})
export type PersonAsSeen = z.infer<typeof PersonAsSeen>
