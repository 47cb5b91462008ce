/** Reference implementation of a search's meaning: tests compare the SQL compiler's results with it. */

import { foldText } from '../text/fold.ts'
import { listStems } from '../text/foreign-plurals.ts'
import { stemText } from '../text/stem.ts'
import type { SearchNode, SearchTree } from './ast.ts'
import { findMarked, findNear, isMeant, writtenAs } from './match-words.ts'

type FieldNode = Extract<SearchNode, { type: 'field' }>
/** A text as the store keeps it: as written, folded with a space at both ends, its words and the set of its stems. */
type StoredText = {
  written: string
  folded: string
  tokens: readonly string[]
  stems: ReadonlySet<string>
  hasField: (field: FieldNode) => boolean
}

/**
 * Whether a text matches a search. An empty search matches every text.
 * @param hasField whether the post of the text has a field's value; a text alone has only hashtags and mentions
 */
export function matchesSearch(
  text: string,
  tree: SearchTree,
  hasField: StoredText['hasField'] = (field) => findMarked(text, field).length > 0,
): boolean {
  if (!tree) return true
  const folded = foldText(text)
  const stems = new Set(stemText(folded).split(' '))
  return matchesNode({ written: text, folded: ` ${folded} `, tokens: folded.split(' '), stems, hasField }, tree)
}

function matchesNode(text: StoredText, node: SearchNode): boolean {
  switch (node.type) {
    case 'word':
      return listStems(node.token).some((stem) => text.stems.has(stem))
    case 'prefix':
    case 'pattern':
    case 'similar':
      return text.tokens.some((token) => isMeant(token, node))
    case 'phrase':
      return text.folded.includes(` ${node.tokens.join(' ')} `)
    case 'near':
      return findNear(text.tokens, node).length > 0
    case 'letters':
    case 'symbol':
      return writtenAs(node).test(text.written)
    case 'field':
      return text.hasField(node)
    case 'and':
      return node.children.every((child) => matchesNode(text, child))
    case 'or':
      return node.children.some((child) => matchesNode(text, child))
    case 'atLeast':
      return node.children.filter((child) => matchesNode(text, child)).length >= node.count
    case 'not':
      return !matchesNode(text, node.child)
  }
}
