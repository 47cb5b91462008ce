import { useSeenNotice } from '../../../together/use-opened.ts'
import { type QueryAddress, readAddress } from '../state/address.ts'
import { applySavedFilters, toSavedFilters } from './saved-filters.ts'

const print = (address: QueryAddress): string => JSON.stringify(toSavedFilters(address))

/** Running the same search as a colleague's counts as viewing it: recent searches and links have its filters, not its id. */
export function useSharedSearch(address: QueryAddress): void {
  const form = print(address)
  useSeenNotice(
    form !== '{}',
    ({ kind, filters }) => kind === 'saved_search' && print(applySavedFilters(readAddress({}), filters ?? {})) === form,
  )
}
