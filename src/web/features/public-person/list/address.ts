/** The state of the list of people is its address, as plain texts by name. Reading never fails. */
import { PERSON_SORTS, type PersonSort } from '../../../../contract/limits.ts'

export type AddressText = { readonly [name: string]: string | undefined }

export const PERSON_FILTERS = ['party', 'role', 'uf', 'platform'] as const
export type PersonFilter = (typeof PERSON_FILTERS)[number]

/** Empty filters are empty texts. */
export type PersonsAddress = Readonly<Record<PersonFilter, string>> & {
  readonly search: string
  readonly sort: PersonSort
  readonly page: number
}

export const MAX_PERSON_SEARCH = 200

export function readPersonsAddress(texts: AddressText): PersonsAddress {
  return {
    search: (texts.search ?? '').slice(0, MAX_PERSON_SEARCH),
    party: texts.party ?? '',
    role: texts.role ?? '',
    uf: texts.uf ?? '',
    platform: texts.platform ?? '',
    sort: PERSON_SORTS.find((sort) => sort === texts.sort) ?? 'name',
    page: /^[1-9][0-9]{0,4}$/.test(texts.page ?? '') ? Number(texts.page) : 1,
  }
}

/** The shortest texts that `readPersonsAddress` turns back into the same state. */
export function printPersonsAddress({ sort, page, ...texts }: PersonsAddress): AddressText {
  const filled = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    sort: sort === 'name' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }
}

export const hasFilters = (address: PersonsAddress) =>
  address.search.trim() !== '' || PERSON_FILTERS.some((filter) => address[filter] !== '')
