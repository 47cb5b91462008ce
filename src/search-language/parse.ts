/**
 * Parses a search text into a tree. Precedence: NOT, then AND (a space is an AND), then OR; parentheses group, and so
 * do braces, in which commas separate entries.
 * Every input has a meaning: operators without operands, unmatched brackets and empty groups are skipped. A loop with a
 * chain of open groups replaces recursion, so any nesting depth is safe; the tree itself stays shallow, because only
 * terms (at most MAX_TERMS) make it grow.
 */
import type { SearchNode, SearchTree } from './ast.ts'
import { type Lexeme, listLexemes } from './lex.ts'

/** An open group in parentheses or braces while it is parsed. `count`: for braces, the minimum number of matching `entries`. */
type Group = {
  outer: Group | null
  negated: boolean
  count: number
  entries: SearchNode[]
  alternatives: SearchNode[]
  parts: SearchNode[]
}

/** Caches the last result: one screen parses the same text a dozen times. */
let last: { text: string; tree: SearchTree } = { text: '', tree: null }

/** Parses a search as journalists type it (docs/search-language.md). Never throws; null if there is nothing to search for. */
export function parseSearch(text: string): SearchTree {
  if (text !== last.text) last = { text, tree: readSearch(text) }
  return last.tree
}

function readSearch(text: string): SearchTree {
  let group = openGroup(null, false, 0)
  let negated = false
  for (const lexeme of listLexemes(text)) {
    if (lexeme.type === 'open') group = openGroup(group, negated, lexeme.count)
    else if (lexeme.type === 'close') group = closeGroup(group)
    else if (lexeme.type === 'or') endAlternative(group)
    else if (lexeme.type === 'comma') endEntry(group)
    else if ('text' in lexeme) addPart(group, lexeme, negated)
    negated = staysNegated(lexeme, negated)
  }
  while (group.outer) group = closeGroup(group)
  return readGroup(group)
}

/** A NOT applies to the next term or group: "NÃO E vacina" excludes too. */
function staysNegated(lexeme: Lexeme, negated: boolean): boolean {
  return lexeme.type === 'not' || (lexeme.type === 'and' && negated)
}

function openGroup(outer: Group | null, negated: boolean, count: number): Group {
  return { outer, negated, count, entries: [], alternatives: [], parts: [] }
}

function closeGroup(group: Group): Group {
  if (!group.outer) return group
  addPart(group.outer, readGroup(group), group.negated)
  return group.outer
}

function addPart(group: Group, node: SearchTree, negated: boolean): void {
  if (node) group.parts.push(negated ? negate(node) : node)
}

function endAlternative(group: Group): void {
  const alternative = joinNodes('and', group.parts)
  if (alternative) group.alternatives.push(alternative)
  group.parts = []
}

function endEntry(group: Group): void {
  endAlternative(group)
  const entry = joinNodes('or', group.alternatives)
  if (entry) group.entries.push(entry)
  group.alternatives = []
}

function readGroup(group: Group): SearchTree {
  endEntry(group)
  const { count, entries } = group
  return count > 1 && entries.length > 0 ? { type: 'atLeast', count, children: entries } : joinNodes('or', entries)
}

function negate(node: SearchNode): SearchNode {
  return node.type === 'not' ? node.child : { type: 'not', child: node }
}

/** Joins nodes into one; nested groups of the same type are flattened, so that equal searches have equal trees. */
function joinNodes(type: 'and' | 'or', nodes: SearchNode[]): SearchTree {
  const children = nodes.flatMap((node) => (node.type === type ? node.children : [node]))
  const only = children[0]
  if (!only) return null
  return children.length === 1 ? only : { type, children }
}
