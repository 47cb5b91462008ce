import type { SearchSchemaInput } from '@tanstack/react-router'

/** `search`: the words that the list of lives is narrowed to. */
export function readLivesAddress(address: { search?: string | undefined } & SearchSchemaInput): {
  search?: string | undefined
} {
  return { search: address.search }
}

/** `t`: a second of the recording. */
export function readMoment(address: { t?: string | undefined } & SearchSchemaInput): { t?: string | undefined } {
  return { t: address.t }
}
