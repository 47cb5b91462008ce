import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Attachment, Face, Post, PostsReply } from '../../../../contract/posts/post.ts'
import type { listPosts } from '../../../../contract/posts/posts.ts'
import { request } from '../../../api.ts'
import { getFieldErrors, ResponseError } from '../../../api-error.ts'
import type { PostsInput } from '../filters/filters.ts'
import { getLastPage } from './paging.ts'

const ONE_MINUTE = 60_000
const HALF_AN_HOUR = 1_800_000

/** A page as received, and how long the user waited for it. */
type Answer = { readonly reply: PostsReply; readonly seconds: number }

/**
 * - loading: nothing to show yet
 * - refreshing: the previous list is shown while the next one is loading
 * - cancelled: the user cancelled; the previous list may still be shown
 * - error: the list is emptied, as the specification requires
 */
export type ResultState = 'loading' | 'refreshing' | 'ready' | 'cancelled' | 'error'

/** Attachments and faces of the picture filters. */
export type Pictures = { readonly attachments: readonly Attachment[]; readonly faces: readonly Face[] }
const NO_PICTURES: Pictures = { attachments: [], faces: [] }

export type PostsResult = {
  readonly state: ResultState
  readonly posts: readonly Post[]
  /** Attachments and faces of the active picture filters. */
  readonly pictures: Pictures
  /** Exact number of matching posts; undefined before the first response and after an error. */
  readonly total: number | undefined
  /** The same, or the number of posts behind the messages of a collapsed list. */
  readonly totalPosts: number | undefined
  readonly seconds: number | undefined
  /** Number and size of the displayed page; while the next one is loading, still the previous one. */
  readonly paging: { readonly page: number; readonly page_size: number } | undefined
  /** Messages of a 400 response, by request parameter. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  /** The error; null: none. */
  readonly error: unknown
  readonly retry: () => void
  readonly cancel: () => void
}

/** Infinite scrolling: further pages are appended. */
export type EndlessResult = PostsResult & {
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly hasMoreFailed: boolean
  readonly loadMore: () => void
}

/** Maximum time that rendering the screen may take, in milliseconds. */
const TEN_SECONDS = 10_000

type Failed = { state: { error: unknown; errorUpdatedAt: number } }

/**
 * A search refused before the screen was rendered (first-calls.ts) would be refused again; later the cause may have been fixed
 * elsewhere.
 */
export const isWorthAsking = ({ state: { error, errorUpdatedAt } }: Failed): boolean =>
  !(error instanceof ResponseError && error.status === 400) || Date.now() - errorUpdatedAt > TEN_SECONDS

/** Request for one page. */
export function describePageQuery(input: PostsInput) {
  return queryOptions({
    queryKey: ['posts', 'page', input],
    queryFn: ({ signal }) => fetchPage(input, signal),
    staleTime: ONE_MINUTE,
    retry: false,
    retryOnMount: isWorthAsking,
  })
}

/** One page of posts. */
export function usePostsPage(input: PostsInput, enabled: boolean): PostsResult {
  const description = describePageQuery(input)
  const query = useQuery({ ...description, placeholderData: keepPreviousData, enabled })
  const { data } = query
  return {
    ...useListState(query, description.queryKey),
    posts: data?.reply.items ?? [],
    pictures: data?.reply ?? NO_PICTURES,
    total: data?.reply.total_items,
    totalPosts: data?.reply.total_posts,
    seconds: data?.seconds,
    paging: data?.reply,
  }
}

/** Posts from the page of `input` onwards, as many pages as the user has scrolled through. */
export function useEndlessPosts(input: PostsInput, enabled: boolean): EndlessResult {
  const { page, ...list } = input
  const first = Number(page)
  const queryKey: QueryKey = ['posts', 'endless', list, first]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) => fetchPage({ ...list, page: String(pageParam) }, signal),
    initialPageParam: first,
    getNextPageParam: ({ reply }, _, last) =>
      last < getLastPage(reply.total_items, reply.page_size) ? last + 1 : undefined,
    placeholderData: keepPreviousData,
    // Refetching twenty pages on return would shift what is being read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: HALF_AN_HOUR,
    retry: false,
    enabled,
  })
  const pages = query.data?.pages ?? []
  const hasMoreFailed = query.isFetchNextPageError
  const state = useListState({ ...query, isError: query.isError && !hasMoreFailed }, queryKey)
  return {
    ...state,
    posts: listDistinct(pages),
    pictures: pages[0]?.reply ?? NO_PICTURES,
    total: pages.at(-1)?.reply.total_items,
    totalPosts: pages.at(-1)?.reply.total_posts,
    seconds: pages[0]?.seconds,
    paging: pages[0]?.reply,
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed,
    loadMore: () => void query.fetchNextPage(),
  }
}

type QueryState = {
  isError: boolean
  error: unknown
  isPending: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

/** State of a list, or of its rendering. */
export function useListState(query: QueryState, queryKey: QueryKey) {
  const client = useQueryClient()
  return {
    state: readState(query),
    fieldErrors: getFieldErrors(query.error),
    error: query.error,
    retry: () => void query.refetch(),
    cancel: () => void client.cancelQueries({ queryKey }),
  }
}

function readState(query: QueryState): ResultState {
  if (query.isError) return query.isFetching ? 'loading' : 'error'
  if (query.isPending) return query.isFetching ? 'loading' : 'cancelled'
  if (query.isPlaceholderData) return query.isFetching ? 'refreshing' : 'cancelled'
  return 'ready'
}

async function fetchPage(query: PostsInput, signal: AbortSignal): Promise<Answer> {
  const start = performance.now()
  const reply = await request<typeof listPosts>('GET', '/api/posts/', { query, signal })
  return { reply, seconds: (performance.now() - start) / 1000 }
}

/** Newly collected posts push older ones to the next page: posts already shown are not repeated. */
function listDistinct(pages: readonly Answer[]): Post[] {
  const posts = new Map<string, Post>()
  for (const { reply } of pages) for (const post of reply.items) if (!posts.has(post.id)) posts.set(post.id, post)
  return [...posts.values()]
}
