import { MAX_SEARCH_LENGTH } from '../../../../contract/limits.ts'
import { findToday } from '../../../../search-language/fields/day-ranges.ts'
import { findSearchProblem } from '../../../../search-language/search-size.ts'
import { formatNumber, TIME_ZONE } from '../../../format.ts'

/** Why a typed text cannot be searched, checked locally; null: it can. */
export function findDraftProblem(draft: string): string | null {
  const { length } = draft.trim()
  return length > MAX_SEARCH_LENGTH
    ? `A busca pode ter até ${formatNumber(MAX_SEARCH_LENGTH)} caracteres; esta tem ${formatNumber(length)}. Divida em mais de uma busca.`
    : findSearchProblem(draft, findToday(TIME_ZONE))
}
