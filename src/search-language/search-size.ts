/** A search that is too large is refused with a sentence: cut, it would be another question. */
import type { SearchNode } from './ast.ts'
import { countTerms, MAX_PREFIXES, MAX_TERMS } from './lex.ts'
import { parseSearch } from './parse.ts'

/** Every group that is no plain list takes the engine its time to plan: 160 of them 2 s in the charts of a small store. */
export const MAX_GROUPS = 100

/** What is wrong with the number of terms of a search text, and what helps; null: nothing. */
export function findSizeProblem(text: string): string | null {
  const { terms, prefixes } = countTerms(text)
  if (terms > MAX_TERMS)
    return `A busca pode ter até ${format(MAX_TERMS)} termos; esta tem ${format(terms)}. Divida em mais de uma busca, ou ponha o texto entre aspas para buscá-lo como uma frase só.`
  if (prefixes > MAX_PREFIXES)
    return `A busca pode ter até ${MAX_PREFIXES} começos de palavra com *; esta tem ${format(prefixes)}.`
  const tree = parseSearch(text)
  const groups = tree ? countGroups(tree) - 1 : 0
  if (groups > MAX_GROUPS)
    return `A busca pode ter até ${MAX_GROUPS} grupos que misturam frases e palavras; esta tem ${format(groups)}. Divida em mais de uma busca.`
  return null
}

/** Groups but lists of words or phrases, which are asked for at once however many they are; one for the whole search. */
function countGroups(node: SearchNode): number {
  if (node.type === 'not') return countGroups(node.child)
  if (node.type !== 'and' && node.type !== 'or') return 0
  const inner = node.children.filter((child) => !isWordList(child))
  return 1 + inner.reduce((sum, child) => sum + countGroups(child), 0)
}

const isWordList = (node: SearchNode) => node.type === 'and' && node.children.every(({ type }) => type === 'word')

const format = (count: number) => count.toLocaleString('pt-BR')
