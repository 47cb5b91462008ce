/** Explanation and reviews of a hate label. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { getHate, HateReport, reviewHate, withdrawHateReview } from '../../../../../contract/hate/hate.ts'
import type { HateReview } from '../../../../../contract/labels.ts'
import type { Post, PostsReply } from '../../../../../contract/posts/post.ts'
import { request } from '../../../../api.ts'

const keyOf = (postId: string) => ['hate', postId]

/** Computed on demand when the user opens the explanation. */
export function useHateReport(postId: string, enabled: boolean) {
  return useQuery({
    queryKey: keyOf(postId),
    queryFn: ({ signal }) =>
      request<typeof getHate>('GET', '/api/posts/{id}/hate/', { params: { id: postId }, signal }),
    staleTime: 0,
    retry: false,
    enabled,
  })
}

/** A review, or none to withdraw one's own. The screen is updated. */
export function useReview(postId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (review: { verdict: HateReview; note: string } | null) =>
      review
        ? request<typeof reviewHate>('POST', '/api/posts/{id}/hate-review/', { params: { id: postId }, body: review })
        : request<typeof withdrawHateReview>('DELETE', '/api/posts/{id}/hate-review/', { params: { id: postId } }),
    onSuccess: (report) => {
      client.setQueryData(keyOf(postId), report)
      markInLists(client, postId, report)
    },
  })
}

type Page = { readonly reply: PostsReply }
type Listed = Page | { readonly pages: readonly Page[] }

/** The review is also written to cached lists; refetching them could shift what is being read. */
function markInLists(client: QueryClient, postId: string, { hateReview }: HateReport): void {
  const mark = (post: Post) => (post.id === postId ? { ...post, hateReview } : post)
  const markPage = <P extends Page>(page: P): P => ({
    ...page,
    reply: { ...page.reply, items: page.reply.items.map(mark) },
  })
  client.setQueriesData<Listed>({ queryKey: ['posts'] }, (listed) => {
    if (!listed) return listed
    return 'pages' in listed ? { ...listed, pages: listed.pages.map(markPage) } : markPage(listed)
  })
}
