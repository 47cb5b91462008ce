import { cleanLabel, foldLabel } from './text.ts'

/** Parties registered at the TSE, in the Câmara's spelling (open data, 2026). */
const PARTIES = [
  'AGIR',
  'AVANTE',
  'CIDADANIA',
  'DC',
  'MDB',
  'MISSÃO',
  'MOBILIZA',
  'NOVO',
  'PCB',
  'PCdoB',
  'PCO',
  'PDT',
  'PL',
  'PODE',
  'PP',
  'PRD',
  'PRTB',
  'PSB',
  'PSD',
  'PSDB',
  'PSOL',
  'PSTU',
  'PT',
  'PV',
  'REDE',
  'REPUBLICANOS',
  'SOLIDARIEDADE',
  'UNIÃO',
  'UP',
]

/** Other spellings, folded: the Senado has PODEMOS where the Câmara has PODE. */
const SYNONYMS: Record<string, string> = {
  podemos: 'PODE',
  progressistas: 'PP',
  'pc do b': 'PCdoB',
  'uniao brasil': 'UNIÃO',
  'rede sustentabilidade': 'REDE',
  'partido novo': 'NOVO',
  'unidade popular': 'UP',
}

const KNOWN = new Map([
  ...PARTIES.map((party): [string, string] => [foldLabel(party), party]),
  ...Object.entries(SYNONYMS),
])

/** A party in the filter's single spelling; an unknown one stays as it is written. null when empty. */
export function normalizeParty(text: string): string | null {
  const party = cleanLabel(text)
  return (KNOWN.get(foldLabel(party)) ?? party) || null
}
