import { useMemo } from 'react'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { parseSearch } from '../../../../search-language/parse.ts'

/** What a search text means; parsed again only when the text changes. */
export function useSearchTree(search: string): SearchTree {
  return useMemo(() => parseSearch(search), [search])
}

/** Whether a text asks for nothing although something was written: only emoji or marks, and so every publication matches. */
export function isWithoutWords(search: string): boolean {
  return search.trim() !== '' && parseSearch(search) === null
}
