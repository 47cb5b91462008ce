import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SavedFilters } from '../../contract/users/saved-search.ts'
import { applySavedFilters, describeFilters } from '../features/consulta/saved-search/saved-filters.ts'
import { printAddress, printSearchText, readAddress } from '../features/consulta/state/address.ts'
import { optionsQuery } from '../features/consulta/state/options.ts'

type Props = {
  filters: SavedFilters
  /** Omits the description of the search. */
  children?: ReactNode
  isNewTab?: boolean
}

/** Description of a search, with a link to it. */
export function SearchLink({ filters, children, isNewTab = false }: Props) {
  const router = useRouter()
  const { data: options } = useQuery(optionsQuery)
  const address = applySavedFilters(readAddress({}), filters)
  const href = `/consulta${printSearchText(printAddress(address))}`
  return (
    <a
      href={href}
      target={isNewTab ? '_blank' : undefined}
      onClick={(event) => {
        if (isNewTab || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.history.push(href)
      }}
    >
      {children ?? <bdi>{describeFilters(address, options)}</bdi>}
    </a>
  )
}
