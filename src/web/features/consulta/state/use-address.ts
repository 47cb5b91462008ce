import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type AddressText, printAddress, type QueryAddress, readAddress } from './address.ts'
import { withStoredPageSize } from './stored.ts'
import { listUnreadLook, listUnreadValues } from './unread-values.ts'

/** Goes to another state of the screen; `replace` leaves no step for the back button. */
export type GoTo = (next: QueryAddress, options?: { replace?: boolean }) => void

/** The screen's state as the address bar has it, and the way to another one. */
export function useAddress(): [QueryAddress, GoTo] {
  const navigate = useNavigate()
  const router = useRouter()
  // The same texts while a publication opens and closes above them: the list is not drawn for it.
  const texts: AddressText = useSearch({ strict: false, select: omitOpenedPost, structuralSharing: true })
  const address = useMemo(() => readAddress(texts), [texts])
  const goTo = useCallback<GoTo>(
    (next, options) => {
      const replace = options?.replace ?? false
      const { search, state } = router.latestLocation
      const here: AddressText = search
      // Within the posts of one message the query before it stays in reach.
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

/** What the address asks for and no filter understands, in words; empty when everything is understood. */
export const useUnreadValues = (): readonly string[] =>
  useSearch({ strict: false, select: listUnreadValues, structuralSharing: true })

/** The same of what would only be shown otherwise. */
export const useUnreadLook = (): readonly string[] =>
  useSearch({ strict: false, select: listUnreadLook, structuralSharing: true })

function omitOpenedPost({ post: _, ...texts }: AddressText): AddressText {
  return texts
}

/** Puts the size chosen last time into an address that leaves it open. */
function useStoredPageSize(texts: AddressText, address: QueryAddress): void {
  const navigate = useNavigate()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const next = withStoredPageSize(texts, address)
    if (next.page_size === address.page_size) return
    // What nobody understands stays in it, to be told.
    const search = (given: AddressText) => ({ ...given, page_size: String(next.page_size) })
    void navigate({ to: '/consulta', search, replace: true, state: true })
  }, [texts, address, navigate])
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** So many steps before this one is the query from which a reader came to one message. */
    stepsFromQuery?: number
    /** The id of a saved search that was opened by its name, until the query screen has taken it. */
    savedSearch?: string
  }
}
