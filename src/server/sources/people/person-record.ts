import type { ImportedPerson, PersonItem } from '../../../contract/people/imported-person.ts'
import { readOfficeGender, toGender } from '../../../contract/people/offices.ts'
import { parseWebAddress } from '../fields/address.ts'
import { normalizeParty } from '../fields/party.ts'
import { normalizeRole } from '../fields/role.ts'
import { cleanLine } from '../fields/text.ts'
import { parseUf } from '../fields/uf.ts'
import { ItemRejected, quoteValue } from '../item-rejected.ts'

const MAX_LENGTH = 200

/** A person as a list has them, before validation. */
export type PersonRecord = {
  source_id: string | null
  name: unknown
  role: unknown
  party: unknown
  uf: unknown
  gender?: unknown
  image: unknown
  accounts: ImportedPerson['accounts']
}

/** Builds a person from a record. Throws ItemRejected with the reason when the name is missing or a value is invalid. */
export function buildPerson(record: PersonRecord): ImportedPerson {
  const name = readLabel(record.name, 'nome')
  if (name === '') throw new ItemRejected('Falta o nome da pessoa.')
  const uf = parseUf(readLabel(record.uf, 'UF'))
  if (uf === undefined) throw new ItemRejected(`A UF ${quoteValue(record.uf)} não existe.`)
  return {
    source_id: record.source_id,
    name,
    role: normalizeRole(readLabel(record.role, 'cargo')),
    party: normalizeParty(readLabel(record.party, 'partido')),
    uf,
    gender: toGender(readLabel(record.gender, 'sexo')) ?? readOfficeGender(readLabel(record.role, 'cargo')),
    image: readImage(record.image),
    accounts: record.accounts,
  }
}

/** The item at one position of a list: the person, or why there is none. */
export function buildPersonItem(position: number, build: () => ImportedPerson): PersonItem {
  try {
    return { position, person: build() }
  } catch (error) {
    if (error instanceof ItemRejected) return { position, reason: error.message }
    throw error
  }
}

function readLabel(value: unknown, name: string): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw new ItemRejected(`O campo ${name} não é um texto: ${quoteValue(value)}.`)
  const label = cleanLine(value)
  if (label.length <= MAX_LENGTH) return label
  throw new ItemRejected(`O campo ${name} tem mais de ${MAX_LENGTH} caracteres: ${quoteValue(label)}.`)
}

/** Both houses' photos are served over https, which browsers require; the Senado's list still has http. */
function readImage(value: unknown): string | null {
  const address = typeof value === 'string' ? parseWebAddress(value) : null
  return address?.replace(/^http:\/\/(www\.)?(senado|camara)\.leg\.br\//i, 'https://$1$2.leg.br/') ?? null
}
