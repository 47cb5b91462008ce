import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NewsPageSize, SortOrder } from '../../../../../contract/limits.ts'
import type { listRelatedNews } from '../../../../../contract/news/news.ts'
import { request } from '../../../../api.ts'

/** Most relevant first by default. */
export type NewsInput = { readonly page: number; readonly pageSize: NewsPageSize; readonly order: SortOrder | null }

const FIVE_MINUTES = 300_000

/** News and fact-checks about a post, one page of them; the previous page is shown until the next one arrives. */
export function useRelatedNews(postId: string, { page, pageSize, order }: NewsInput) {
  return useQuery({
    queryKey: ['related-news', postId, page, pageSize, order],
    queryFn: ({ signal }) =>
      request<typeof listRelatedNews>('GET', '/api/post/{post_id}/related-news', {
        params: { post_id: postId },
        query: {
          page: String(page),
          page_size: `${pageSize}`,
          ...(order && { sort_order: order }),
        },
        signal,
      }),
    staleTime: FIVE_MINUTES,
    retry: false,
    placeholderData: keepPreviousData,
  })
}
