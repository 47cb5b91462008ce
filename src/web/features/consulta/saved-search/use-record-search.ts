import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { NewFilters } from '../../../../contract/users/saved-search.ts'
import { recordSearch, searchHistoryQuery } from '../../../together/search-history.ts'
import type { QueryAddress } from '../state/address.ts'
import { toSavedFilters } from './saved-filters.ts'

/** A search shown for less time was only a step to another one. */
const STOOD_MS = 2_000

/** Adds a search with results that were viewed for a moment to the recent ones. Errors are ignored. */
export function useRecordSearch(address: QueryAddress, isAnswered: boolean): void {
  const client = useQueryClient()
  const form = JSON.stringify(toSavedFilters(address))
  useEffect(() => {
    if (!isAnswered || form === '{}') return
    const note = async () => {
      await recordSearch(JSON.parse(form) as NewFilters)
      await client.invalidateQueries({ queryKey: searchHistoryQuery.queryKey })
    }
    const timer = setTimeout(() => void note().catch(() => {}), STOOD_MS)
    return () => clearTimeout(timer)
  }, [client, form, isAnswered])
}
