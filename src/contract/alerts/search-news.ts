/** New posts in saved searches, the user's own and shared ones, since that user's last visit. */
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
  /** `ids`: the newest of the new posts, at most 1,000. On a first visit nothing counts as new. */
  reply: z.object({ news: z.int(), ids: z.array(z.string()), is_first: z.boolean() }),
})
