/** Tree → a Portuguese sentence that says what was understood, shown below the search box. */
import type { SearchNode, SearchTree } from './ast.ts'

/** A piece of the sentence; `strong` marks what is looked for, `negative` what is excluded. */
export type ExplainedPart = { text: string; strong: boolean; negative?: boolean }

/** Such as: com **vacina** e (**fraude** ou **golpe**), sem **"gripe aviária"**. Empty for an empty search. */
export function explainSearch(tree: SearchTree): ExplainedPart[] {
  if (!tree) return []
  const isPlain = tree.type !== 'or' || tree.children.every((child) => 'text' in child)
  if (isPlain) return explainClause(tree)
  return joinParts(tree.children.map(explainClause), ', ou ')
}

/** "com … e …, sem … nem …": one alternative of the search, or several plain ones ("com … ou …"). */
function explainClause(node: SearchNode): ExplainedPart[] {
  const parts = node.type === 'and' || node.type === 'or' ? node.children : [node]
  const wanted = parts.filter((part) => part.type !== 'not')
  const excluded = parts.flatMap((part) => (part.type === 'not' ? listExcluded(part.child) : []))
  const clauses: ExplainedPart[][] = []
  const conjunction = node.type === 'or' ? ' ou ' : ' e '
  if (wanted.length > 0) clauses.push([plain('com '), ...explainChildren(wanted, conjunction, false)])
  if (excluded.length > 0) clauses.push([plain('sem '), ...explainChildren(excluded, ' nem ', true)])
  return joinParts(clauses, ', ')
}

/** Excluding "a OU b" is excluding each of them. */
function listExcluded(node: SearchNode): SearchNode[] {
  return node.type === 'or' ? node.children : [node]
}

function explainChildren(nodes: SearchNode[], conjunction: string, negative: boolean): ExplainedPart[] {
  return joinParts(
    nodes.map((node) => explainNode(node, negative)),
    ', ',
    conjunction,
  )
}

function explainNode(node: SearchNode, negative: boolean): ExplainedPart[] {
  switch (node.type) {
    case 'word':
      return [strong(node.text, negative)]
    case 'prefix':
      return [plain('palavras que começam por '), strong(node.text, negative)]
    case 'phrase':
      return [strong(`"${node.text}"`, negative)]
    case 'not':
      return [plain('sem '), ...explainNode(node.child, !negative)]
    case 'and':
      return [plain('('), ...explainChildren(node.children, ' e ', negative), plain(')')]
    case 'or':
      return [plain('('), ...explainChildren(node.children, ' ou ', negative), plain(')')]
  }
}

/** The pieces of several lists with commas between them and the conjunction before the last. */
function joinParts(lists: ExplainedPart[][], comma: string, conjunction = comma): ExplainedPart[] {
  return lists.flatMap((parts, index) => {
    if (index === 0) return parts
    return [plain(index === lists.length - 1 ? conjunction : comma), ...parts]
  })
}

function plain(text: string): ExplainedPart {
  return { text, strong: false }
}

function strong(text: string, negative: boolean): ExplainedPart {
  return negative ? { text, strong: true, negative } : { text, strong: true }
}
