import { useSeenNotice } from '../../../together/use-opened.ts'
import { type QueryAddress, readAddress } from '../state/address.ts'
import { applySavedFilters, toSavedFilters } from './saved-filters.ts'

const print = (address: QueryAddress): string => JSON.stringify(toSavedFilters(address))

/** Whoever asks what a colleague's search asks has seen it: recent searches and links bring its filters, not its id. */
export function useSharedSearch(address: QueryAddress): void {
  const form = print(address)
  useSeenNotice(
    form !== '{}',
    ({ kind, filters }) => kind === 'saved_search' && print(applySavedFilters(readAddress({}), filters ?? {})) === form,
  )
}
