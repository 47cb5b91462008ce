/** View of a list in its address. Defaults are omitted. */
import { LIST_DIMENSIONS, LIST_ONLY, type ListDimension, type ListOnly } from '../../../contract/limits.ts'

export type ListAddress = {
  by?: ListDimension | undefined
  /** position, text, total, change, or a column value. */
  sort?: string | undefined
  order?: 'desc' | undefined
  only?: ListOnly | undefined
  page?: string | undefined
}

/** The current view, and a function that changes it. */
export type ListLook = { address: ListAddress; onAddress: (address: ListAddress) => void }

export const readListAddress = (given: Record<string, unknown>): ListAddress => ({
  by: LIST_DIMENSIONS.find((one) => one === given.by && one !== 'party'),
  sort: typeof given.sort === 'string' && given.sort !== 'position' ? given.sort.slice(0, 200) : undefined,
  order: given.order === 'desc' ? 'desc' : undefined,
  only: LIST_ONLY.find((one) => one === given.only && one !== 'all'),
  page: typeof given.page === 'string' && /^[1-9][0-9]{0,2}$/.test(given.page) ? given.page : undefined,
})
