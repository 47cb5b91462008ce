import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type AddressText, printAddress, type QueryAddress, readAddress } from './address.ts'
import { withStoredPageSize } from './stored.ts'
import { listUnreadSettings, listUnreadValues } from './unread-values.ts'

/** Navigates to another state of the screen; `replace` adds no history entry. */
export type GoTo = (next: QueryAddress, options?: { replace?: boolean }) => void

/** The screen's state from the address bar, and a function to change it. */
export function useAddress(): [QueryAddress, GoTo] {
  const navigate = useNavigate()
  const router = useRouter()
  // Stays identical while a post is opened and closed above: the list is not rendered again.
  const texts: AddressText = useSearch({ strict: false, select: omitOpenedPost, structuralSharing: true })
  const address = useMemo(() => readAddress(texts), [texts])
  const goTo = useCallback<GoTo>(
    (next, options) => {
      const replace = options?.replace ?? false
      const { search, state } = router.latestLocation
      const here: AddressText = search
      // Within the posts of one message the previous search stays reachable.
      const isSameMessage = next.message_group !== null && next.message_group === here.message_group
      const from = isSameMessage ? here.from : undefined
      const steps = isSameMessage && state.stepsFromQuery ? state.stepsFromQuery + (replace ? 0 : 1) : undefined
      void navigate({
        to: '/consulta',
        search: { ...printAddress(next), from },
        state: steps === undefined ? {} : { stepsFromQuery: steps },
        replace,
      })
    },
    [navigate, router],
  )
  useStoredPageSize(texts, address)
  return [address, goTo]
}

/** Conditions of the address that no filter understands, in words; empty if there are none. */
export const useUnreadValues = (): readonly string[] =>
  useSearch({ strict: false, select: listUnreadValues, structuralSharing: true })

/** The same for display options. */
export const useUnreadSettings = (): readonly string[] =>
  useSearch({ strict: false, select: listUnreadSettings, structuralSharing: true })

function omitOpenedPost({ post: _, ...texts }: AddressText): AddressText {
  return texts
}

/** Adds the page size chosen last to an address without one. */
function useStoredPageSize(texts: AddressText, address: QueryAddress): void {
  const navigate = useNavigate()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const next = withStoredPageSize(texts, address)
    if (next.page_size === address.page_size) return
    // Unknown parameters are kept in it, to be reported.
    const search = (given: AddressText) => ({ ...given, page_size: String(next.page_size) })
    void navigate({ to: '/consulta', search, replace: true, state: true })
  }, [texts, address, navigate])
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Number of history entries back to the search from which the user came to one message. */
    stepsFromQuery?: number
    /** Id of a saved search opened by name, until the query screen has loaded it. */
    savedSearch?: string
  }
}
