import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { getAttachment } from '../../../../contract/media/attachments.ts'
import { request } from '../../../api.ts'

const ONE_MINUTE = 60_000

/** Facts about an attachment and its other appearances; 404 until it has been analysed. */
export function useAttachmentDetails(id: string, page: number) {
  return useQuery({
    queryKey: ['attachment', id, page],
    queryFn: ({ signal }) =>
      request<typeof getAttachment>('GET', '/api/attachments/{id}/', {
        params: { id },
        query: { page: String(page), page_size: '10' },
        signal,
      }),
    placeholderData: (previous, query) => (query?.queryKey[1] === id ? keepPreviousData(previous) : undefined),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}
