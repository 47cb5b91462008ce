import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { FacetsQuery } from './post-facets.ts'

/** What can be more frequent in a search than elsewhere. */
export const DISTINGUISHING = ['words', 'hashtags', 'mentions', 'domains', 'accounts'] as const
export type DistinguishingKind = (typeof DISTINGUISHING)[number]

/** `posts` and `elsewhere`: how many publications of the search, and how many others, have it. */
export const Distinguishing = z.object({
  /** Of a word that stands out in singular and plural both forms. */
  label: z.string(),
  /**
   * What narrows a search to it: an addition to the text (of accounts of nobody known as well), a hashtag, a domain, a person's id;
   * null: nothing does.
   */
  key: z.string().nullable(),
  posts: z.int(),
  elsewhere: z.int(),
  /** How many times as often as elsewhere; null: nowhere else. */
  ratio: z.number().nullable(),
})
export type Distinguishing = z.infer<typeof Distinguishing>

export const DistinguishingReply = z.object({
  posts: z.int(),
  /** All publications that are not in the search; 0: there is nothing to compare with. */
  others: z.int(),
  /** Words and mentions were looked for in so many publications of the search; their counts are of all. */
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
