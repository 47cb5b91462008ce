import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type AddressText, printAddress, type QueryAddress, readAddress } from './address.ts'
import { withStoredPageSize } from './stored.ts'
import { listUnreadValues } from './unread-values.ts'

/** Goes to another state of the screen; `replace` leaves no step for the back button. */
export type GoTo = (next: QueryAddress, options?: { replace?: boolean }) => void

/** The screen's state as the address bar has it, and the way to another one. */
export function useAddress(): [QueryAddress, GoTo] {
  const navigate = useNavigate()
  // The same texts while a publication opens and closes above them: the list is not drawn for it.
  const texts: AddressText = useSearch({ strict: false, select: omitOpenedPost, structuralSharing: true })
  const address = useMemo(() => readAddress(texts), [texts])
  const goTo = useCallback<GoTo>(
    (next, options) => {
      void navigate({ to: '/consulta', search: printAddress(next), replace: options?.replace ?? false })
    },
    [navigate],
  )
  useStoredPageSize(texts, address)
  return [address, goTo]
}

/** What the address asks for and no filter understands, in words; empty when everything is understood. */
export function useUnreadValues(): readonly string[] {
  const texts: AddressText = useSearch({ strict: false, select: omitOpenedPost, structuralSharing: true })
  return useMemo(() => listUnreadValues(texts), [texts])
}

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
    const search = ({ post }: AddressText) => ({ ...printAddress(next), post })
    void navigate({ to: '/consulta', search, replace: true })
  }, [texts, address, navigate])
}
