import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { Distinguishing } from './distinguishing.ts'
import { PostFilters } from './post-query.ts'

/** Maximum number of series in a comparison. */
export const MAX_SERIES = 6

/** Words of each series, in the order of the request. */
export const SeriesWords = z.object({
  series: z.array(
    z.object({
      posts: z.int(),
      /** Number of posts whose text was sampled: the counts refer to these. */
      sample: z.int(),
      /** `elsewhere`: in the sampled texts of the other series. */
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
      .max(MAX_SERIES, `São aceitas até ${MAX_SERIES} séries.`),
  }),
  reply: SeriesWords,
})
