import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Distinguishing } from './distinguishing.ts'
import { PostFilters } from './post-query.ts'

/** Series of one comparison. */
export const MOST_SERIES = 6

/** In the order of the question. */
export const SeriesWords = z.object({
  series: z.array(
    z.object({
      posts: z.int(),
      /** Of so many the texts were read: the counts are of these. */
      sample: z.int(),
      /** `elsewhere`: in the texts read of the other series. */
      words: z.array(Distinguishing),
    }),
  ),
})
export type SeriesWords = z.infer<typeof SeriesWords>

export const listSeriesWords = defineEndpoint({
  method: 'POST',
  path: '/api/series_words/',
  access: 'user',
  scope: 'read',
  summary: 'As palavras que distinguem cada série de uma comparação das outras; os filtros de cada uma são os da lista',
  body: z.strictObject({
    series: z
      .array(PostFilters)
      .min(2, 'Indique ao menos duas séries.')
      .max(MOST_SERIES, `São aceitas até ${MOST_SERIES} séries.`),
  }),
  reply: SeriesWords,
})
