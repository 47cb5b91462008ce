import { UFS } from '../../../contract/labels.ts'
import { cleanLabel, foldLabel } from './text.ts'

/** Names of the federative units (IBGE), folded, in the order of UFS. */
const NAMES = [
  'acre',
  'alagoas',
  'amazonas',
  'amapa',
  'bahia',
  'ceara',
  'distrito federal',
  'espirito santo',
  'goias',
  'maranhao',
  'minas gerais',
  'mato grosso do sul',
  'mato grosso',
  'para',
  'paraiba',
  'pernambuco',
  'piaui',
  'parana',
  'rio de janeiro',
  'rio grande do norte',
  'rondonia',
  'roraima',
  'rio grande do sul',
  'santa catarina',
  'sergipe',
  'sao paulo',
  'tocantins',
]

const KNOWN = new Map<string, string>([
  ...UFS.map((uf): [string, string] => [uf.toLowerCase(), uf]),
  ...NAMES.map((name, index): [string, string] => [name, UFS[index] ?? '']),
])

/** The acronym of a state from its acronym or name; null when empty, undefined when Brazil has no such state. */
export function parseUf(text: string): string | null | undefined {
  const folded = foldLabel(cleanLabel(text))
  return folded === '' ? null : KNOWN.get(folded)
}
