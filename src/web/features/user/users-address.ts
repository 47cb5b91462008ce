import type { SearchSchemaInput } from '@tanstack/react-router'
import { STATE_LABELS, type UserState } from './user-state.ts'

/** What the address of the list carries: what is searched, which state is shown, whose drawer is open. */
export type UsersAddress = {
  search?: string | undefined
  state?: UserState | undefined
  user?: string | undefined
}

/** Takes what it can use of an address anyone may have written. */
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
