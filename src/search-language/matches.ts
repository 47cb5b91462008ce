/** What a search means, in plain code: the answer that tests hold the SQL compiler's answers against. */

import { foldText } from '../text/fold.ts'
import { stemText, stemToken } from '../text/stem.ts'
import type { SearchNode, SearchTree } from './ast.ts'

/** A text as the store keeps it: folded with a space on both ends, and the set of its stems. */
type StoredText = { folded: string; stems: ReadonlySet<string> }

/** Whether a text is found by a search. An empty search finds every text. */
export function matchesSearch(text: string, tree: SearchTree): boolean {
  if (!tree) return true
  const folded = foldText(text)
  return matchesNode({ folded: ` ${folded} `, stems: new Set(stemText(folded).split(' ')) }, tree)
}

function matchesNode(text: StoredText, node: SearchNode): boolean {
  switch (node.type) {
    case 'word':
      return text.stems.has(stemToken(node.token))
    case 'prefix':
      return text.folded.includes(` ${node.token}`)
    case 'phrase':
      return text.folded.includes(` ${node.tokens.join(' ')} `)
    case 'and':
      return node.children.every((child) => matchesNode(text, child))
    case 'or':
      return node.children.some((child) => matchesNode(text, child))
    case 'not':
      return !matchesNode(text, node.child)
  }
}
