/** Converts a tree to a Portuguese sentence that says how the search was understood, shown below the search box. */
import type { SearchNode, SearchTree } from './ast.ts'
import { explainField, sayPlaces } from './fields/explain-field.ts'

/** A piece of the sentence; `strong` marks search terms, `negative` excluded ones. */
export type ExplainedPart = { text: string; strong: boolean; negative?: boolean }

/** Example: com **vacina** e (**fraude** ou **golpe**), sem **"gripe aviária"**, do partido **PT**. Empty for an empty search. */
export function explainSearch(tree: SearchTree): ExplainedPart[] {
  if (!tree) return []
  const isPlain = tree.type !== 'or' || tree.children.every((child) => 'text' in child && child.type !== 'field')
  if (isPlain) return explainClause(tree)
  return joinParts(tree.children.map(explainClause), ', ou ')
}

/** "com … e …, sem … nem …, do …": one alternative of the search, or several plain ones ("com … ou …"). */
function explainClause(node: SearchNode): ExplainedPart[] {
  const parts = node.type === 'and' || node.type === 'or' ? node.children : [node]
  const fields = parts.filter(isField)
  const words = parts.filter((part) => !isField(part))
  const wanted = words.filter((part) => part.type !== 'not')
  const excluded = words.flatMap((part) => (part.type === 'not' ? listExcluded(part.child) : []))
  const clauses: ExplainedPart[][] = []
  const conjunction = node.type === 'or' ? ' ou ' : ' e '
  if (wanted.length > 0) clauses.push([plain('com '), ...explainChildren(wanted, conjunction, false)])
  if (excluded.length > 0) clauses.push([plain('sem '), ...explainChildren(excluded, ' nem ', true)])
  clauses.push(...fields.map((field) => explainNode(field, false)))
  return joinParts(clauses, ', ')
}

const isField = (node: SearchNode): boolean =>
  node.type === 'field' || (node.type === 'not' && node.child.type === 'field')

/** Excluding "a OU b" means excluding each of them. */
function listExcluded(node: SearchNode): SearchNode[] {
  return node.type === 'or' && !node.children.some(isField) ? node.children : [node]
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
    case 'not':
      if (node.child.type === 'field' && node.child.name === 'onde')
        return [plain('menos as que têm '), strong(sayPlaces(node.child.values), !negative)]
      return [plain(node.child.type === 'field' ? 'menos as ' : 'sem '), ...explainNode(node.child, !negative)]
    case 'and':
      return [plain('('), ...explainChildren(node.children, ' e ', negative), plain(')')]
    case 'or':
      return [plain('('), ...explainChildren(node.children, ' ou ', negative), plain(')')]
    case 'atLeast':
      return [plain(`ao menos ${node.count} de (`), ...explainChildren(node.children, ' e ', negative), plain(')')]
    case 'field': {
      const { before, value } = explainField(node.name, node.values)
      return [...(before === '' ? [] : [plain(before)]), strong(value, negative)]
    }
    default:
      return explainWords(node, negative)
  }
}

type Words = Exclude<SearchNode, { type: 'not' | 'and' | 'or' | 'atLeast' | 'field' }>

function explainWords(node: Words, negative: boolean): ExplainedPart[] {
  const text = strong(node.text, negative)
  switch (node.type) {
    case 'word':
    case 'symbol':
      return [text]
    case 'prefix':
      return [plain('palavras que começam por '), text]
    case 'pattern':
      return node.begins === ''
        ? [plain('palavras que terminam em '), strong(node.text.slice(1), negative)]
        : [plain('palavras como '), text]
    case 'similar':
      return [plain(`palavras a ${node.mistakes === 1 ? '1 letra' : `${node.mistakes} letras`} de `), text]
    case 'phrase':
      return [strong(`"${node.text}"`, negative)]
    case 'near':
      return [strong(`"${node.text}"`, negative), plain(sayGap(node))]
    case 'letters':
      return [strong(`"${node.text}"`, negative), plain(' com estas mesmas letras')]
  }
}

function sayGap({ gap, ordered }: { gap: number; ordered: boolean }): string {
  const words = gap === 1 ? '1 palavra' : `${gap} palavras`
  return ` com até ${words} no meio${ordered ? ', nesta ordem' : ', em qualquer ordem'}`
}

/** Joins several lists with commas, and the last one with the conjunction. */
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
