import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PostFilters } from './post-query.ts'

/** Terms per response. */
export const MAX_COUNTED_TERMS = 10
/** Words of one family. */
export const MAX_FAMILY_WORDS = 12

export const SearchTerm = z.object({
  /** As the search language writes it: `"urna eletrônica"`, `partido:PT`. */
  term: z.string(),
  /** Posts that match the filters and this term, regardless of the rest of the text. */
  total_posts: z.int(),
})
export type SearchTerm = z.infer<typeof SearchTerm>

export const SearchTerms = z.object({
  /** Each term once, in the order of the text, including excluded ones. */
  terms: z.array(SearchTerm).max(MAX_COUNTED_TERMS),
  /** Number of further terms, which were not counted. */
  uncounted: z.int(),
})
export type SearchTerms = z.infer<typeof SearchTerms>

export const listSearchTerms = defineEndpoint({
  method: 'GET',
  path: '/api/search_terms/',
  access: 'user',
  summary: `Quantas publicações tem cada termo da busca sozinho, com os mesmos filtros; até ${MAX_COUNTED_TERMS} termos`,
  query: PostFilters,
  reply: SearchTerms,
})

export const WordFamily = z.object({
  /** As spelled in the posts: the requested word first, the others by number of posts; singular and plural are merged. */
  words: z.array(z.object({ word: z.string(), total_posts: z.int() })).max(MAX_FAMILY_WORDS),
  /** The family has more words: those with the fewest posts are left out. */
  has_more: z.boolean(),
})
export type WordFamily = z.infer<typeof WordFamily>

export const getWordFamily = defineEndpoint({
  method: 'GET',
  path: '/api/word_family/',
  access: 'user',
  summary: 'As palavras da família de uma palavra (vacina, vacinar, vacinação) que as publicações destes filtros têm',
  query: PostFilters.extend({
    word: z
      .string()
      .regex(/^[\p{L}\p{M}]+$/u, 'Escreva uma palavra, só com letras.')
      .max(60, 'A palavra pode ter até 60 letras.'),
  }),
  reply: WordFamily,
})
