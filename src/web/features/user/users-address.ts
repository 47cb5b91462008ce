import type { SearchSchemaInput } from '@tanstack/react-router'
import { STATE_LABELS, type UserState } from './user-state.ts'

/** State of the list in its address: search, state filter, open drawer. */
export type UsersAddress = {
  search?: string | undefined
  state?: UserState | undefined
  user?: string | undefined
}

/** Parses an address, which may have been edited by hand, as far as it is valid. */
export function readUsersAddress(given: Record<string, unknown> & SearchSchemaInput): UsersAddress {
  return { search: readText(given.search), state: readState(given.state), user: readText(given.user) }
}

export function readState(value: unknown): UserState | undefined {
  const states: UserState[] = ['active', 'invited', 'expired', 'disabled']
  return states.find((state) => state === value && state in STATE_LABELS)
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
