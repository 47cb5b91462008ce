/** Separates a search into its words and its fields. Pure. */
import type { SearchNode, SearchTree } from './ast.ts'

/** Whether the search contains a field, or a word. */
export const hasFields = (tree: SearchTree): boolean => tree !== null && contains(tree, true)
export const hasWords = (tree: SearchTree): boolean => tree !== null && contains(tree, false)

function contains(node: SearchNode, field: boolean): boolean {
  if (node.type === 'not') return contains(node.child, field)
  if ('children' in node) return node.children.some((child) => contains(child, field))
  return (node.type === 'field') === field
}

/** Posts must match both. `isMixed`: an alternative has words and fields, and is in `words`. */
export function separateFields(tree: SearchTree): { words: SearchTree; fields: SearchTree; isMixed: boolean } {
  const parts = tree === null ? [] : tree.type === 'and' ? tree.children : [tree]
  const words = parts.filter(hasWords)
  return {
    words: joinAll(words),
    fields: joinAll(parts.filter((part) => !hasWords(part))),
    isMixed: words.some(hasFields),
  }
}

function joinAll(nodes: SearchNode[]): SearchTree {
  const [only] = nodes
  if (!only) return null
  return nodes.length === 1 ? only : { type: 'and', children: nodes }
}
