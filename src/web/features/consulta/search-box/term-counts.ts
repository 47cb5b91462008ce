/** Number of posts of each search term alone, and the family of a word. */
import { queryOptions } from '@tanstack/react-query'
import type { getWordFamily, listSearchTerms } from '../../../../contract/posts/search-terms.ts'
import type { SearchNode, SearchTree } from '../../../../search-language/ast.ts'
import { parseSearch } from '../../../../search-language/parse.ts'
import { printSearch } from '../../../../search-language/print.ts'
import { request } from '../../../api.ts'
import type { PostsInput } from '../filters/filters.ts'
import { toMetricsInput } from '../metrics/metrics.ts'

const ONE_MINUTE = 60_000

export function describeTermsQuery(input: PostsInput) {
  const { collapse: _, ...query } = toMetricsInput(input)
  return queryOptions({
    queryKey: ['search-terms', query],
    queryFn: ({ signal }) => request<typeof listSearchTerms>('GET', '/api/search_terms/', { query, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}

export function describeFamilyQuery(input: PostsInput, word: string) {
  const { collapse: _, search: __, ...filters } = toMetricsInput(input)
  return queryOptions({
    queryKey: ['word-family', word, filters],
    queryFn: ({ signal }) =>
      request<typeof getWordFamily>('GET', '/api/word_family/', { query: { ...filters, word }, signal }),
    staleTime: ONE_MINUTE,
    retry: false,
  })
}

/** The word, if the term may have a family. */
export function getWord(term: string): string | undefined {
  const tree = parseSearch(term)
  return tree?.type === 'word' && /^[\p{L}\p{M}]+$/u.test(tree.text) ? tree.text : undefined
}

/** The same search with `term` replaced by any of `words`. */
export function replaceWord(search: string, term: string, words: readonly string[]): string {
  const alternatives = words.map((word) => parseSearch(word)).filter((node) => node !== null)
  const replace = (node: SearchNode): SearchNode => {
    if (node.type === 'not') return { ...node, child: replace(node.child) }
    if ('children' in node) return { ...node, children: node.children.map(replace) }
    return printSearch(node) === term ? { type: 'or', children: alternatives } : node
  }
  const tree: SearchTree = parseSearch(search)
  return tree ? printSearch(replace(tree)) : search
}
