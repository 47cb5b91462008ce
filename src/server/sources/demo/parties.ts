/** How a party stands towards the fictional federal government; it decides which side of a subject its people take. */
export type Camp = 'government' | 'opposition' | 'independent'

export type DemoParty = { acronym: string; name: string; article: 'o' | 'a'; camp: Camp; colour: string }

/** Fictional parties: none of these acronyms is or was registered with the TSE. */
export const DEMO_PARTIES: readonly DemoParty[] = [
  { acronym: 'PHB', name: 'Partido Horizonte Brasileiro', article: 'o', camp: 'government', colour: '#b3452c' },
  { acronym: 'FAROL', name: 'Farol', article: 'o', camp: 'government', colour: '#c98a12' },
  { acronym: 'RAIZ', name: 'Raiz', article: 'a', camp: 'government', colour: '#3f7d4e' },
  { acronym: 'UCN', name: 'União Conservadora Nacional', article: 'a', camp: 'opposition', colour: '#1f4e79' },
  { acronym: 'ALVORADA', name: 'Alvorada', article: 'a', camp: 'opposition', colour: '#5a4a9c' },
  { acronym: 'PLF', name: 'Partido da Livre Federação', article: 'o', camp: 'opposition', colour: '#24737a' },
  { acronym: 'PTV', name: 'Partido Terra Viva', article: 'o', camp: 'independent', colour: '#7a5a33' },
  { acronym: 'MCB', name: 'Movimento Comunitário Brasileiro', article: 'o', camp: 'independent', colour: '#8a3f6b' },
  { acronym: 'PONTE', name: 'Ponte', article: 'a', camp: 'independent', colour: '#4d5a66' },
]
