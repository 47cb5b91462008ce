import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { DEFAULT_NEWS_PAGE_SIZE, NEWS_PAGE_SIZES, SORT_ORDERS } from '../limits.ts'
import { Paging, pageNumber, pageSize } from '../paging.ts'
import { NEWS_TYPES } from './imported-news.ts'

/** An article or fact-check about what a post says. */
export const RelatedNews = z.object({
  content_type: z.enum(NEWS_TYPES),
  title: z.string(),
  /** ISO 8601 in UTC; null if the publisher does not give it. */
  published_at: z.string().nullable(),
  url: z.string(),
  featured_image_url: z.string().nullable(),
  publisher: z.string(),
  /** For a fact-check: the examined claim, and the verdict in the fact-checkers' own words. */
  claim: z.string().nullable(),
  rating: z.string().nullable(),
})
export type RelatedNews = z.infer<typeof RelatedNews>

export const RelatedNewsReply = Paging.extend({ items: z.array(RelatedNews) })
export type RelatedNewsReply = z.infer<typeof RelatedNewsReply>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const RelatedNewsQuery = z.strictObject({
  page: pageNumber(6),
  page_size: pageSize(NEWS_PAGE_SIZES, DEFAULT_NEWS_PAGE_SIZE),
  /** Sorts by date; without it, most relevant first. Fact-checks of the post's claim come first in every order. */
  sort_order: z.enum(SORT_ORDERS, { error: 'Use asc ou desc.' }).optional(),
})
export type RelatedNewsQuery = z.output<typeof RelatedNewsQuery>

export const listRelatedNews = defineEndpoint({
  method: 'GET',
  path: '/api/post/{post_id}/related-news',
  access: 'user',
  summary: 'Notícias e checagens sobre o assunto de uma publicação, em páginas',
  params: z.object({ post_id: z.string().regex(UUID, 'O identificador da publicação é um UUID.') }),
  query: RelatedNewsQuery,
  reply: RelatedNewsReply,
})
