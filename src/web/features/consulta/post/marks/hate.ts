/** Explanation and reviews of a hate label. */
import {
  type Query,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  getHate,
  HateReport,
  NewHateReview,
  reviewHate,
  withdrawHateReview,
} from '../../../../../contract/hate/hate.ts'
import type { Post, PostsReply } from '../../../../../contract/posts/post.ts'
import { request } from '../../../../api.ts'
import { isConflict } from '../../../../api-error.ts'

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

/**
 * A review of the report's version, or none to withdraw one's own. The screen is updated, also when the post has changed meanwhile and
 * nothing was stored.
 */
export function useReview(postId: string) {
  const client = useQueryClient()
  const show = (report: HateReport) => {
    client.setQueryData(keyOf(postId), report)
    showReview(client, postId, report)
  }
  return useMutation({
    mutationFn: (review: NewHateReview | null) =>
      review
        ? request<typeof reviewHate>('POST', '/api/posts/{id}/hate-review/', { params: { id: postId }, body: review })
        : request<typeof withdrawHateReview>('DELETE', '/api/posts/{id}/hate-review/', { params: { id: postId } }),
    onSuccess: show,
    onError: (error) => {
      const current = readCurrent(error)
      if (current) show(current)
    },
  })
}

/** The report as it is now, if another one was seen. */
const readCurrent = (error: unknown) =>
  isConflict(error) ? (error.body as { current?: HateReport }).current : undefined

type Page = { readonly reply: PostsReply }
type Endless = { readonly pages: readonly Page[] }

type Finding = Pick<HateReport, 'hate' | 'hateScore' | 'hateKinds' | 'hateReview'>

/**
 * Shows a label and its review by their post in every list that was loaded; refetching them could shift what is being read. Results of the filter
 * "Revisão" that are not displayed are refetched when they are opened again.
 */
export function showReview(client: QueryClient, postId: string, report: Finding): void {
  const { hate, hateScore, hateKinds, hateReview } = report
  const mark = (post: Post) => (post.id === postId ? { ...post, hate, hateScore, hateKinds, hateReview } : post)
  const markPage = <P extends Page>(page: P): P => ({
    ...page,
    reply: { ...page.reply, items: page.reply.items.map(mark) },
  })
  client.setQueriesData<Page>({ queryKey: ['posts', 'page'] }, (page) => page && markPage(page))
  client.setQueriesData<Endless>({ queryKey: ['posts', 'endless'] }, (list) => {
    return list && { ...list, pages: list.pages.map(markPage) }
  })
  client.setQueryData<Post>(['post', postId], (post) => post && mark(post))
  const predicate = ({ queryKey }: Query) => queryKey[0] === 'post-facets' || isFilteredByReview(queryKey)
  void client.invalidateQueries({ predicate, type: 'inactive', refetchType: 'none' })
}

const isFilteredByReview = (key: QueryKey) => JSON.stringify(key).includes('"reviewed":')
