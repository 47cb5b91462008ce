/** Reads, sets and removes the top-level condition on a count in a search. Pure. */
import type { SearchNode, SearchTree } from './ast.ts'
import type { FieldName } from './fields/fields.ts'
import { type NumberRange, toNumberRange } from './fields/number-ranges.ts'
import { readField } from './lex.ts'
import { parseSearch } from './parse.ts'
import { printSearch } from './print.ts'

export type CountField = Extract<FieldName, 'visualizacoes' | 'curtidas' | 'compartilhamentos' | 'comentarios'>

/** The range required of every matching post; null: there is none, or it is inside an alternative or an exclusion. */
export function findCountRange(search: string, name: CountField): NumberRange | null {
  const found = listParts(parseSearch(search)).find((node) => isCount(node, name))
  const [value] = found?.type === 'field' ? found.values : []
  return value === undefined ? null : toNumberRange(value)
}

/** The search with its range replaced by this one; null removes it. */
export function setCountRange(search: string, name: CountField, range: NumberRange | null): string {
  const rest = listParts(parseSearch(search)).filter((node) => !isCount(node, name))
  const field = range && readField(name, [printRange(range)])
  const parts = field ? [...rest, field] : rest
  const [only] = parts
  return printSearch(parts.length > 1 ? { type: 'and', children: parts } : (only ?? null))
}

const listParts = (tree: SearchTree): SearchNode[] => (tree?.type === 'and' ? tree.children : tree ? [tree] : [])

const isCount = (node: SearchNode, name: CountField) =>
  node.type === 'field' && node.name === name && node.values.length === 1

function printRange({ min, max }: NumberRange): string {
  if (min === null) return `<=${max ?? 0}`
  return max === null ? `>=${min}` : `${min}..${max}`
}
