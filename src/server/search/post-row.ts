import { z } from 'zod'
import { ATTACHMENT_TYPES, HATES } from '../../contract/labels.ts'
import type { Attachment, Post } from '../../contract/post.ts'

const Count = z.number().nullable()

/** A row of `posts` as the engine writes it: the columns of `POST_COLUMNS`. */
export const PostRow = z.object({
  id: z.string(),
  native_id: z.string(),
  platform: z.string(),
  account: z.string(),
  full_name: z.string(),
  date_created: z.string(),
  content: z.string(),
  link: z.string(),
  links: z.array(z.string()),
  description: z.string(),
  duration: z.number().nullable(),
  media_id: z.array(z.string()),
  media_type: z.array(z.enum(ATTACHMENT_TYPES)),
  media_url: z.array(z.string()),
  media_description: z.array(z.string()),
  views: Count,
  likes: Count,
  shares: Count,
  comments: Count,
  person_id: z.number(),
  party: z.string(),
  role: z.string(),
  uf: z.string(),
  hate: z.enum(HATES),
  hate_score: z.number().nullable(),
  misleading_links: z.array(z.string()),
})
export type PostRow = z.infer<typeof PostRow>

/** The wire's record of a stored row: an empty column is null there. */
export function toPost(row: PostRow): Post {
  const media = toMedia(row)
  return {
    id: row.id,
    dateCreated: row.date_created,
    previewImageUrl: media.find(({ type, url }) => type === 'image' && url)?.url ?? null,
    views: row.views,
    likes: row.likes,
    shares: row.shares,
    comments: row.comments,
    hate: row.hate,
    hateScore: row.hate_score,
    misleadingLinks: row.misleading_links,
    platform: row.platform,
    link: row.link || null,
    content: row.content,
    fullName: row.full_name,
    author: row.account,
    media,
    duration: row.duration,
    description: row.description || null,
    party: row.party || null,
    role: row.role || null,
    uf: row.uf || null,
    publicPerson: row.person_id === 0 ? null : String(row.person_id),
    links: row.links,
  }
}

function toMedia(row: PostRow): Attachment[] {
  return row.media_id.map((id, i) => ({
    id,
    type: row.media_type[i] ?? 'document',
    url: row.media_url[i] || null,
    faces: [],
    description: row.media_description[i] || null,
    ocr: null,
  }))
}
