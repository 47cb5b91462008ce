/** The fictional people of the demonstration set, in the form of an import of people. */

import type { Platform, Uf } from '../../../contract/labels.ts'
import type { ImportedPerson } from '../../../contract/people/imported-person.ts'
import { type Camp, DEMO_PARTIES, type DemoParty, PERSON_ROWS, type PersonRow, type Tone } from './invented.ts'

/** What the posts need to know about a person beyond what is imported. */
export type DemoPerson = {
  name: string
  gender: 'f' | 'm'
  role: string
  party: DemoParty | null
  camp: Camp
  uf: Uf
  tone: Tone
  /** From 1 (known in a town) to 5 (known in the whole country). */
  reach: number
  accounts: { platform: Platform; handle: string }[]
}

const NETWORKS: Record<string, Platform> = {
  T: 'Telegram',
  X: 'X',
  I: 'Instagram',
  Y: 'YouTube',
  F: 'Facebook',
  K: 'TikTok',
}

export const DEMO_PEOPLE: readonly DemoPerson[] = PERSON_ROWS.map(makePerson)

/**
 * All people of the demonstration set.
 * `portraits` are the names that writeDemoImages returns, in the same order; without them nobody has an image.
 */
export function listDemoPeople(portraits: readonly string[] = []): ImportedPerson[] {
  return DEMO_PEOPLE.map((person, index) => ({
    source_id: `demo:${index + 1}`,
    name: person.name,
    role: person.role,
    party: person.party?.acronym ?? null,
    uf: person.uf,
    gender: person.gender === 'f' ? 'feminino' : 'masculino',
    image: portraits[index] ?? null,
    accounts: person.accounts,
  }))
}

function makePerson(row: PersonRow): DemoPerson {
  const { first, surname, gender, role, uf, tone, reach, networks } = row
  const party = DEMO_PARTIES.find((one) => one.acronym === row.party) ?? null
  return {
    name: `${first} ${surname}`,
    gender,
    role,
    party,
    // The only minister without a party still serves the government.
    camp: party?.camp ?? 'government',
    uf,
    tone,
    reach,
    accounts: [...networks].map((letter) => makeAccount(letter, foldName(first), foldName(surname))),
  }
}

/** The prefix and the invented surnames ensure that no handle belongs to a real person. */
function makeAccount(letter: string, first: string, surname: string): { platform: Platform; handle: string } {
  const platform = NETWORKS[letter]
  if (!platform) throw new Error(`No network has the letter ${letter}`)
  return { platform, handle: platform === 'Telegram' ? `demo_${first}_${surname}` : `demo_${surname}` }
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
