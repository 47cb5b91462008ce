import { useMemo } from 'react'
import type { SearchTree } from '../../../query/ast.ts'
import { parseSearch } from '../../../query/parse.ts'

/** What a search text means; parsed again only when the text changes. */
export function useSearchTree(search: string): SearchTree {
  return useMemo(() => parseSearch(search), [search])
}
