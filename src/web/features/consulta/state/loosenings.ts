/** What could be taken away from a question that finds nothing. Pure. */
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { changeFilters, type FilterName, listFilledFilters, removeFilter } from '../filters/filters.ts'
import type { QueryAddress } from './address.ts'

/** One way out of an empty list: what to take away, and the state without it. */
export type Loosening = {
  readonly filter: FilterName
  /** Only this of the text, as it is written; undefined: the whole filter. */
  readonly part?: string
  readonly without: QueryAddress
}

/** Each is a question to the store. */
const MOST_PARTS = 5
const MOST_FILTERS = 5

/** Every filter that is set, and each part of a text of several that must all be there. */
export function listLoosenings(address: QueryAddress): Loosening[] {
  const filters = listFilledFilters(address).map((filter) => ({ filter, without: removeFilter(address, filter) }))
  return [...listParts(address), ...filters]
}

/** Those whose numbers are asked for: of many filters the first, and of many parts. */
export const listCounted = (ways: readonly Loosening[]): Loosening[] => [
  ...ways.filter(({ part }) => part !== undefined),
  ...ways.filter(({ part }) => part === undefined).slice(0, MOST_FILTERS),
]

function listParts(address: QueryAddress): Loosening[] {
  const tree = parseSearch(address.search)
  if (tree?.type !== 'and') return []
  const written = tree.children.map(printSearch)
  return [...new Set(written)].slice(0, MOST_PARTS).map((part) => {
    const rest = tree.children.filter((_, at) => written[at] !== part)
    return {
      filter: 'search',
      part,
      without: changeFilters(address, { search: printSearch({ type: 'and', children: rest }) }),
    }
  })
}

/** A way out of an empty list, and how many publications would come then; undefined: not asked for, or not answered. */
export type CountedLoosening = Loosening & { readonly total: number | undefined }

/** Buttons. */
const MOST_OFFERED = 5

/**
 * What is offered: what helps, the best first; where nothing that was counted does, what was not counted. The whole text stands behind
 * its parts, and always among them: without it hardly anything of the question is left.
 */
export function chooseOffers(ways: readonly CountedLoosening[]): CountedLoosening[] {
  const helpful = ways.filter(({ total }) => total !== undefined && total > 0)
  const offered = helpful.length > 0 ? helpful : ways.filter(({ total }) => total === undefined)
  const best = offered.toSorted((one, other) => (other.total ?? 0) - (one.total ?? 0))
  const hasPart = best.some(({ part }) => part !== undefined)
  const last = best.filter(({ filter, part }) => hasPart && filter === 'search' && part === undefined)
  return [...best.filter((way) => !last.includes(way)).slice(0, MOST_OFFERED - last.length), ...last]
}
