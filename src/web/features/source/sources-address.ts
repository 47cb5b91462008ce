import { COVERAGES, type Coverage, SOURCE_FILTERS, type SourceFilter } from '../../../contract/labels.ts'

export const TABS = ['contas', 'cobertura', 'importar'] as const
export type SourcesTab = (typeof TABS)[number]

/** State of the screen in its address: tab, search, state or coverage filter, page. */
export type SourcesAddress = {
  tab?: SourcesTab | undefined
  search?: string | undefined
  state?: SourceFilter | undefined
  coverage?: Coverage | undefined
  page?: string | undefined
}

/** Parses an address, which may have been edited by hand, as far as it is valid. */
export function readSourcesAddress(given: Record<string, unknown>): SourcesAddress {
  const { search, page } = given
  return {
    tab: TABS.find((tab) => tab === given.tab && tab !== 'contas'),
    search: typeof search === 'string' && search !== '' ? search.slice(0, 200) : undefined,
    state: readFilter(given.state),
    coverage: readCoverage(given.coverage),
    page: typeof page === 'string' && /^[1-9][0-9]{0,3}$/.test(page) && page !== '1' ? page : undefined,
  }
}

export const readCoverage = (value: unknown) => COVERAGES.find((coverage) => coverage === value)

export const readFilter = (value: unknown) => SOURCE_FILTERS.find((filter) => filter === value)
