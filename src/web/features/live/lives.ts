import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { LIVES_PAGE } from '../../../contract/limits.ts'
import type { getLive, Live, listLives } from '../../../contract/lives/lives.ts'
import { request } from '../../api.ts'

const HALF_A_MINUTE = 30_000
/** While one is being captured. */
const TEN_SECONDS = 10_000

/** The list page by page; polled while a transcription in it is growing. */
export function livesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['lives', search],
    queryFn: ({ pageParam, signal }) => {
      const query = { search: search || undefined, before: pageParam ?? undefined }
      return request<typeof listLives>('GET', '/api/lives/', { query, signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page: Live[]) => (page.length === LIVES_PAGE ? page.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => findInterval(state.data),
  })
}

function findInterval(data: InfiniteData<Live[]> | undefined): number | false {
  const lives = data?.pages.flat() ?? []
  if (lives.some(({ state }) => state === 'listening' || state === 'queued')) return TEN_SECONDS
  return lives.some(({ state, is_live, retry_at }) => state === 'transcribing' || is_live || retry_at !== null)
    ? HALF_A_MINUTE
    : false
}

/** One live with its chapters; `useTranscript` keeps it up to date. */
export function liveQuery(id: number) {
  return queryOptions({
    queryKey: ['live', id],
    queryFn: ({ signal }) => request<typeof getLive>('GET', '/api/lives/{id}/', { params: { id }, signal }),
  })
}
