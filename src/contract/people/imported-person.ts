import type { Platform } from '../labels.ts'
import type { Gender } from './offices.ts'

/** An entry of an imported list of people. `source_id` (such as "camara:204379") lets a repeated import find the same person. */
export type ImportedPerson = {
  source_id: string | null
  name: string
  role: string | null
  party: string | null
  uf: string | null
  gender?: Gender | null | undefined
  image: string | null
  accounts: { platform: Platform; handle: string }[]
}

export type PersonItem = { position: number; person: ImportedPerson } | { position: number; reason: string }
