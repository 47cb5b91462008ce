import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { FacetsQuery } from './post-facets.ts'

/** Kinds of things that can be more frequent in a search than elsewhere. */
export const DISTINGUISHING = ['words', 'hashtags', 'mentions', 'domains', 'accounts'] as const
export type DistinguishingKind = (typeof DISTINGUISHING)[number]

/** `posts` and `elsewhere`: how many posts inside and outside the search have it. */
export const Distinguishing = z.object({
  /** Both forms, if a word stands out in singular and plural. */
  label: z.string(),
  /**
   * What narrows a search to it: an addition to the text (also for accounts without a person), a hashtag, a domain, or
   * a person's id; null: nothing does.
   */
  key: z.string().nullable(),
  posts: z.int(),
  elsewhere: z.int(),
  /** Frequency relative to elsewhere; null: it occurs nowhere else. */
  ratio: z.number().nullable(),
})
export type Distinguishing = z.infer<typeof Distinguishing>

export const DistinguishingReply = z.object({
  posts: z.int(),
  /** Number of posts outside the search; 0: there is nothing to compare with. */
  others: z.int(),
  /** Number of posts of the search sampled to find words and mentions; their counts cover all posts. */
  sample: z.int(),
  found: z.record(z.enum(DISTINGUISHING), z.array(Distinguishing)),
})
export type DistinguishingReply = z.infer<typeof DistinguishingReply>

export const listDistinguishing = defineEndpoint({
  method: 'GET',
  path: '/api/post_distinguishing/',
  access: 'user',
  summary: 'Palavras, hashtags, menções, sites e contas mais frequentes na busca do que fora dela',
  query: FacetsQuery,
  reply: DistinguishingReply,
})
