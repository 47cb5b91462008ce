import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { PostFilters, PostsQuery } from './post-query.ts'

const { sort_by, sort_order, delimiter } = PostsQuery.shape

/** Parameters of a CSV of posts: the filters, the order and the separator. */
export const PostsDownload = PostFilters.extend({ sort_by, sort_order, delimiter }).refine(
  (query) => !query.start_date || !query.end_date || query.start_date <= query.end_date,
  { path: ['end_date'], error: 'A data final vem antes da inicial.' },
)
export type PostsDownload = z.output<typeof PostsDownload>

/**
 * Beyond the specification: a browser streams a download to disk only if it fetches the address itself, and then it
 * sends no token. The token is therefore exchanged for an address that works once, within a minute.
 */
export const createDownload = defineEndpoint({
  method: 'POST',
  path: '/api/downloads/',
  access: 'user',
  scope: 'session',
  summary: 'Pedir um endereço para baixar as publicações em CSV, que vale uma vez e por um minuto',
  body: PostsDownload,
  reply: z.object({
    /** Path of the file for the browser to open. */
    url: z.string(),
    expires_at: z.iso.datetime(),
  }),
})

/** Public, because the browser sends no token here: the ticket is the permission. */
export const getDownload = defineEndpoint({
  method: 'GET',
  path: '/api/downloads/{ticket}/',
  access: 'public',
  summary: 'O CSV pedido antes, uma única vez',
  params: z.object({ ticket: z.string() }),
})
