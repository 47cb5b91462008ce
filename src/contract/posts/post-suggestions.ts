import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PostFilters } from './post-query.ts'

/** Searches with words as spelled in the store, likeliest first; each matches posts. */
export const PostSuggestions = z.object({ items: z.array(z.object({ search: z.string(), total: z.int() })).max(3) })
export type PostSuggestions = z.infer<typeof PostSuggestions>

export const listPostSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/post_suggestions/',
  access: 'user',
  summary:
    'Para uma busca que nada encontra: a mesma busca com as palavras que não constam trocadas pelas mais parecidas que constam',
  query: PostFilters,
  reply: PostSuggestions,
})
