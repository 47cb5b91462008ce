import type { CellFilters } from '../../contract/lists/cell-filters.ts'
import { type AddressText, printAddress, readAddress } from '../features/consulta/state/address.ts'

/** Address of the query screen with only these filters. */
export function printCellAddress({ search, start_date, end_date, ...lists }: CellFilters): AddressText {
  const days = { start_date: start_date ?? null, end_date: end_date ?? null }
  return printAddress({ ...readAddress({}), search: search ?? '', ...days, ...lists })
}
