import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Post } from '../../../../contract/posts/post.ts'
import type { getPost } from '../../../../contract/posts/posts.ts'
import { request } from '../../../api.ts'
import { ResponseError } from '../../../api-error.ts'
import { type AddressText, readOpenedPost } from './address.ts'

const ONE_MINUTE = 60_000

/** Id of the panel beside the list, which gets the focus when its post is chosen again. */
export const OPENED_ID = 'publicacao-aberta'

/** Why the post of the address is not shown. */
export type OpenedProblem = { readonly isGone: boolean; readonly retry: () => void }

/**
 * The post opened by the address. Opening one adds a history entry, moving to the next one does not; closing goes back. A post that is
 * not in the list is requested by its id.
 *
 * @param isListThere whether `posts` are those of the address, or all there will be
 */
export function useOpenedPost(posts: readonly Post[], isListThere: boolean) {
  const id = useSearch({ strict: false, select: readOpenedPost })
  const { show, isShown, close } = useOpening(id)
  // An opened post stays open when its list changes.
  const [kept, setKept] = useState<Post>()
  const listed = posts.find((post) => post.id === id) ?? (kept?.id === id ? kept : undefined)
  const query = useQuery({
    queryKey: ['post', id],
    queryFn: ({ signal }) => request<typeof getPost>('GET', '/api/posts/{id}/', { params: { id: id ?? '' }, signal }),
    enabled: id !== null && listed === undefined && isListThere,
    staleTime: ONE_MINUTE,
    retry: false,
  })
  const open = useCallback(
    (post: Post) => {
      if (isShown(post.id)) return document.getElementById(OPENED_ID)?.focus()
      setKept(post)
      show(post.id)
    },
    [show, isShown],
  )
  const opened = id === null ? undefined : (listed ?? query.data)
  const problem: OpenedProblem | null =
    id !== null && opened === undefined && query.isError
      ? { isGone: isNotFound(query.error), retry: () => void query.refetch() }
      : null
  return { opened, problem, open, close }
}

/** Both navigations through the address. Neither scrolls the list. */
function useOpening(id: string | null) {
  const navigate = useNavigate()
  const router = useRouter()
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = id === null
  }, [id])
  const show = useCallback(
    (post: string | undefined) => {
      const replace = readOpened(router.latestLocation.search) !== undefined
      const search = (texts: AddressText) => ({ ...texts, post })
      const state = replace ? true : { isAboveList: true }
      void navigate({ to: '/consulta', search, replace, state, resetScroll: false })
    },
    [navigate, router],
  )
  const close = useCallback(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    if (router.latestLocation.state.isAboveList) router.history.back()
    else show(undefined)
  }, [router, show])
  const isShown = useCallback((post: string) => readOpened(router.latestLocation.search) === post, [router])
  return { show, isShown, close }
}

const readOpened = ({ post }: AddressText) => post

// An invalid id is refused.
const isNotFound = (error: Error) => error instanceof ResponseError && [400, 404].includes(error.status)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the list: with a copied address there is none to go back to. */
    isAboveList?: boolean
  }
}
