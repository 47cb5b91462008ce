import type { SearchSchemaInput } from '@tanstack/react-router'

/** `search`: text by which the list of lives is filtered. */
export function readLivesAddress(address: { search?: string | undefined } & SearchSchemaInput): {
  search?: string | undefined
} {
  return { search: address.search }
}

/** `t`: position in the recording, in seconds. */
export function readMoment(address: { t?: string | undefined } & SearchSchemaInput): { t?: string | undefined } {
  return { t: address.t }
}
