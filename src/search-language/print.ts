/** Prints a tree as search text in one canonical form: parsing it gives the same tree. */
import type { SearchNode, SearchTree } from './ast.ts'
import { isKeyword } from './lex.ts'

/** The canonical text of a search; '' for an empty one. Words keep their typed accents. */
export function printSearch(tree: SearchTree): string {
  return tree ? printNode(tree) : ''
}

function printNode(node: SearchNode): string {
  switch (node.type) {
    case 'word':
      return isKeyword(node.text) ? node.text.toLowerCase() : node.text
    case 'prefix':
      return `${node.text}*`
    case 'pattern':
    case 'symbol':
    case 'field':
      return node.text
    case 'similar':
      return `${node.text}~${node.mistakes}`
    case 'phrase':
      return `"${node.text}"`
    case 'near':
      return `"${node.text}"~${node.ordered ? '>' : ''}${node.gap}`
    case 'letters':
      return `="${node.text}"`
    case 'and':
      return node.children.map((child) => (child.type === 'or' ? `(${printNode(child)})` : printNode(child))).join(' ')
    case 'or':
      return node.children.map(printNode).join(' OU ')
    case 'atLeast':
      return `${node.count}de{${node.children.map(printNode).join(', ')}}`
    case 'not':
      return `-${isGroup(node.child) ? `(${printNode(node.child)})` : printNode(node.child)}`
  }
}

function isGroup(node: SearchNode): boolean {
  return node.type === 'and' || node.type === 'or'
}
