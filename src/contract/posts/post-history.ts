import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Maximum per response; of a longer history, the latest. */
export const MAX_VERSIONS = 50
export const MAX_COUNT_POINTS = 500

const Count = z.int().min(0).nullable()

/** A text that a post had. */
export const PostVersion = z.object({
  /** When it was first seen, ISO 8601 in UTC. null: before versions were kept. */
  seenAt: z.string().nullable(),
  content: z.string(),
  /** Number of attachments it had. */
  media: z.int(),
})
export type PostVersion = z.infer<typeof PostVersion>

/** The counts of a post at a moment, ISO 8601 in UTC. */
export const CountPoint = z.object({
  takenAt: z.string(),
  views: Count,
  /** Same as `viewsStep` of a post. */
  viewsStep: z.int(),
  likes: Count,
  shares: Count,
  comments: Count,
})
export type CountPoint = z.infer<typeof CountPoint>

/** Both are oldest first; the last entry of each is the current state of the post. */
export const PostHistory = z.object({ versions: z.array(PostVersion), counts: z.array(CountPoint) })
export type PostHistory = z.infer<typeof PostHistory>

export const getPostHistory = defineEndpoint({
  method: 'GET',
  path: '/api/posts/{id}/history/',
  access: 'user',
  summary: 'Os textos e as contagens que uma publicação já teve, do mais antigo ao atual',
  params: z.object({ id: z.uuid({ error: 'O identificador da publicação é um UUID.' }) }),
  reply: PostHistory,
})
