import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { DEFAULT_PAGE_SIZE } from '../../../contract/limits.ts'
import { type AddressText, printAddress, type QueryAddress, readAddress } from './address.ts'
import { readStoredPageSize } from './stored.ts'

/** Goes to another state of the screen; `replace` leaves no step for the back button. */
export type GoTo = (next: QueryAddress, options?: { replace?: boolean }) => void

/** The screen's state as the address bar has it, and the way to another one. */
export function useAddress(): [QueryAddress, GoTo] {
  const navigate = useNavigate()
  const texts: AddressText = useSearch({ strict: false })
  const address = useMemo(() => readAddress(texts), [texts])
  const goTo = useCallback<GoTo>(
    (next, options) => {
      void navigate({ to: '/consulta', search: printAddress(next), replace: options?.replace ?? false })
    },
    [navigate],
  )
  useStoredPageSize(texts, address, goTo)
  return [address, goTo]
}

/** Arriving without a size of one's own brings back the size chosen last time; a link that names its page is left as it is. */
function useStoredPageSize(texts: AddressText, address: QueryAddress, goTo: GoTo): void {
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const stored = readStoredPageSize()
    const isFree = texts.page_size === undefined && texts.page === undefined
    if (isFree && stored !== DEFAULT_PAGE_SIZE) goTo({ ...address, page_size: stored }, { replace: true })
  }, [texts, address, goTo])
}
