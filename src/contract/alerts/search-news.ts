/** What is new in saved searches, one's own and shared ones, since one's own last visit. */
import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

export const countNews = defineEndpoint({
  method: 'GET',
  path: '/api/saved-search/news/',
  access: 'user',
  scope: 'alerts',
  summary: 'Quantas publicações chegaram a cada busca salva desde a última visita',
  reply: z.array(z.object({ id: z.string(), news: z.int() })),
})

export const visitSearch = defineEndpoint({
  method: 'POST',
  path: '/api/saved-search/{id}/visit/',
  access: 'user',
  scope: 'alerts',
  summary: 'Visitar uma busca salva: o que chegou desde a visita anterior, e nada mais é novo',
  params: z.object({ id: z.string() }),
  /** `ids`: the newest of the new ones, 1,000 at most. Of a first visit nothing is new. */
  reply: z.object({ news: z.int(), ids: z.array(z.string()), is_first: z.boolean() }),
})
