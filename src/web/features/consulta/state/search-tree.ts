import { useMemo } from 'react'
import type { SearchTree } from '../../../../search-language/ast.ts'
import { parseSearch } from '../../../../search-language/parse.ts'

/** Parsed search text; parsed again only when the text changes. */
export function useSearchTree(search: string): SearchTree {
  return useMemo(() => parseSearch(search), [search])
}

/** Whether a non-empty text has no search terms, such as emoji or punctuation only, and therefore matches every post. */
export function isWithoutWords(search: string): boolean {
  return search.trim() !== '' && parseSearch(search) === null
}
