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
  const parts = tree.children.map((child) => {
    const rest = tree.children.filter((other) => other !== child)
    const search = printSearch({ type: 'and', children: rest })
    return { filter: 'search' as const, part: printSearch(child), without: changeFilters(address, { search }) }
  })
  return parts.slice(0, MOST_PARTS)
}

type Counted = Loosening & { readonly total: number | undefined }

/** Best first; the whole text behind its parts: without it hardly anything of the question is left. */
export function sortLoosenings<Way extends Counted>(ways: readonly Way[]): Way[] {
  const hasParts = ways.some(({ part, total }) => part !== undefined && total !== 0)
  const isWholeText = ({ filter, part }: Way) => hasParts && filter === 'search' && part === undefined
  return [...ways].sort(
    (one, other) => Number(isWholeText(one)) - Number(isWholeText(other)) || (other.total ?? 0) - (one.total ?? 0),
  )
}
