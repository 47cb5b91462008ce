/** Lists the distinct terms of a search, in order. */
import type { SearchNode, SearchTree, Term } from './ast.ts'
import { printSearch } from './print.ts'

/** Includes excluded terms, but not `onde:`, which only says where the others must occur. */
export function listTerms(tree: SearchTree): Term[] {
  const terms = tree ? listLeaves(tree).filter((term) => !isPlace(term)) : []
  return [...new Map(terms.map((term) => [printSearch(term), term])).values()]
}

/** Prints the search for one of its terms alone, in the same places of a post. */
export function printTermAlone(tree: SearchTree, term: Term): string {
  const places = tree?.type === 'and' ? tree.children.filter(isPlace) : []
  return printSearch(places.length > 0 ? { type: 'and', children: [...places, term] } : term)
}

const isPlace = (node: SearchNode) => node.type === 'field' && node.name === 'onde'

function listLeaves(node: SearchNode): Term[] {
  if (node.type === 'not') return listLeaves(node.child)
  return 'children' in node ? node.children.flatMap(listLeaves) : [node]
}

/** Whether the search looks for anything in texts; other fields are about a post's attributes, not its words. */
export const asksForWords = (tree: SearchTree): boolean =>
  listTerms(tree).some((term) => term.type !== 'field' || term.name === 'hashtag' || term.name === 'mencao')

export const asksForField = (tree: SearchTree, field: string): boolean =>
  listTerms(tree).some((term) => term.type === 'field' && term.name === field)
