/** Ways to relax a search without results. Pure. */
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { changeFilters, type FilterName, listFilledFilters, removeFilter } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'

/** One way to relax it: what to remove, and the state without it. */
export type Relaxation = {
  readonly filter: FilterName
  /** Only this part of the text, as written; undefined: the whole filter. */
  readonly part?: string
  readonly without: QueryAddress
}

/** Maximum number, since each is a query of the store. */
const MAX_PARTS = 5
const MAX_FILTERS = 5

/** Every active filter, and each required part of the text. */
export function listRelaxations(address: QueryAddress): Relaxation[] {
  const filters = listFilledFilters(address).map((filter) => ({ filter, without: removeFilter(address, filter) }))
  return [...listParts(address), ...filters]
}

/** Those that are counted: the first filters, and the first parts. */
export const listCounted = (ways: readonly Relaxation[]): Relaxation[] => [
  ...ways.filter(({ part }) => part !== undefined),
  ...ways.filter(({ part }) => part === undefined).slice(0, MAX_FILTERS),
]

function listParts(address: QueryAddress): Relaxation[] {
  const tree = parseSearch(address.search)
  if (tree?.type !== 'and') return []
  const written = tree.children.map(printSearch)
  return [...new Set(written)].slice(0, MAX_PARTS).map((part) => {
    const rest = tree.children.filter((_, at) => written[at] !== part)
    return {
      filter: 'search',
      part,
      without: changeFilters(address, { search: printSearch({ type: 'and', children: rest }) }),
    }
  })
}

/** A way to relax the search, and its number of posts; undefined: not counted. */
export type CountedRelaxation = Relaxation & { readonly total: number | undefined }

/** Maximum buttons. */
const MAX_OFFERED = 5

/**
 * The offers: those with results, best first; if no counted one has any, uncounted ones. The whole text comes after its parts, and is
 * always included: without it hardly anything of the search is left.
 */
export function chooseOffers(ways: readonly CountedRelaxation[]): CountedRelaxation[] {
  const helpful = ways.filter(({ total }) => total !== undefined && total > 0)
  const offered = helpful.length > 0 ? helpful : ways.filter(({ total }) => total === undefined)
  const best = offered.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0))
  const hasPart = best.some(({ part }) => part !== undefined)
  const last = best.filter(({ filter, part }) => hasPart && filter === 'search' && part === undefined)
  return [...best.filter((way) => !last.includes(way)).slice(0, MAX_OFFERED - last.length), ...last]
}
