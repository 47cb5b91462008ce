/** Requests for comments that mention the user; separate from dossier.ts, since they start before any screen has loaded. */
import { queryOptions } from '@tanstack/react-query'
import type { listCommentMentions, seeCommentMentions } from '../../../contract/dossiers/dossier-comments.ts'
import { request } from '../../api.ts'
import { EACH_VISIT_MS } from '../../together/shares.ts'

export const mentionsQuery = queryOptions({
  queryKey: ['comment-mentions'],
  queryFn: ({ signal }) => request<typeof listCommentMentions>('GET', '/api/comment-mentions/', { signal }),
  staleTime: EACH_VISIT_MS,
})

export async function seeMentions(until: number): Promise<void> {
  await request<typeof seeCommentMentions>('POST', '/api/comment-mentions/seen/', { body: { until } })
}
