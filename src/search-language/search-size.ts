/** Refuses a search that is too large, with a sentence: truncating it would change the query. */
import type { SearchNode } from './ast.ts'
import { countTerms, MAX_PREFIXES, MAX_TERMS } from './lex.ts'
import { parseSearch } from './parse.ts'
import { listProblems } from './problems/list-problems.ts'

/** Every group that is not a plain list costs the engine planning time: 160 of them took 2 s in the charts of a small store. */
export const MAX_GROUPS = 100

/** Each is a separate condition. */
export const MAX_FIELDS = 100

/**
 * Nested conditions are repeated at every level: nested `onde:` and n of {…} turned a text of two hundred characters
 * into five megabytes of SQL, and each further level tripled that. With this many groups a query is about as long as
 * the engine accepts, 256 KiB.
 */
const MAX_ASKED_GROUPS = 500
const MAX_ASKED_TERMS = 10_000

/** What is wrong with the number of terms of a search text, and how to fix it; null if nothing is. */
export function findSizeProblem(text: string): string | null {
  const { terms, prefixes, fields } = countTerms(text)
  if (terms > MAX_TERMS)
    return `A busca pode ter até ${format(MAX_TERMS)} termos; esta tem ${format(terms)}. Divida em mais de uma busca, ou ponha o texto entre aspas para buscá-lo como uma frase só.`
  if (prefixes > MAX_PREFIXES)
    return `A busca pode ter até ${MAX_PREFIXES} palavras com * ou ~; esta tem ${format(prefixes)}.`
  if (fields > MAX_FIELDS)
    return `A busca pode ter até ${MAX_FIELDS} campos; esta tem ${format(fields)}. Um campo aceita vários valores: partido:PT,PL.`
  const tree = parseSearch(text)
  const groups = tree ? countGroups(tree) - 1 : 0
  if (groups > MAX_GROUPS)
    return `A busca pode ter até ${MAX_GROUPS} grupos que misturam frases e palavras; esta tem ${format(groups)}. Divida em mais de uma busca.`
  const asked = tree ? countAsked(tree) : NONE
  if (asked.groups > MAX_ASKED_GROUPS || asked.terms > MAX_ASKED_TERMS)
    return 'Há níveis demais de “onde:” ou de listas como “2de{…}” uns dentro dos outros. Use menos níveis, ou divida em mais de uma busca.'
  return null
}

type Asked = { readonly groups: number; readonly terms: number }
const NONE: Asked = { groups: 0, terms: 0 }

/** Groups and terms in the compiled query, counted as often as they occur there (`compile.ts`). */
function countAsked(node: SearchNode): Asked {
  if (node.type === 'not') return countAsked(node.child)
  if (!('children' in node)) return { groups: 0, terms: 1 }
  const inner = node.children.map(countAsked)
  const times = countTimes(node)
  return {
    groups: times * inner.reduce((sum, { groups }) => sum + groups, 1),
    terms: times * inner.reduce((sum, { terms }) => sum + terms, 0),
  }
}

/** Siblings of a place condition are compiled once per place and once for anywhere; children of `atLeast` twice: searched, then counted. */
function countTimes(node: Extract<SearchNode, { children: SearchNode[] }>): number {
  if (node.type === 'atLeast') return 2
  if (node.type === 'or') return 1
  const places = node.children.flatMap((child) =>
    child.type === 'field' && child.name === 'onde' ? [child.values] : [],
  )
  if (places.length === 0 || places.length === node.children.length) return 1
  return places.reduce((sum, values) => sum + values.length + 1, 0)
}

/** Groups other than lists of words or phrases, which form one condition of any length; one for the whole search. */
function countGroups(node: SearchNode): number {
  if (node.type === 'not') return countGroups(node.child)
  if (!('children' in node)) return 0
  const inner = node.children.filter((child) => !isWordList(child))
  return 1 + inner.reduce((sum, child) => sum + countGroups(child), 0)
}

const isWordList = (node: SearchNode) => node.type === 'and' && node.children.every(({ type }) => type === 'word')

const format = (count: number) => count.toLocaleString('pt-BR')

/** Why a search is refused: it is too large, or part of it cannot be understood; null if it is accepted. */
export const findSearchProblem = (text: string, today: string): string | null =>
  findSizeProblem(text) ?? listProblems(text, today).find(({ refused }) => refused)?.message ?? null
