import { ACCESS_KEY, REFRESH_KEY } from '../../api-tokens.ts'
import { readSubject } from './schedule.ts'

/** What another tab did to the session. */
export type TabChange = 'login' | 'logout' | 'renewal'

/** Interprets a storage event; null if it does not concern the session. `hasTokens`: whether any token is still stored. */
export function readTabChange(
  event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>,
  hasTokens: boolean,
): TabChange | null {
  const { key, oldValue, newValue } = event
  if (key !== null && key !== ACCESS_KEY && key !== REFRESH_KEY) return null
  if (!hasTokens) return 'logout'
  if (key !== ACCESS_KEY || newValue === null) return null
  if (oldValue === null || readSubject(oldValue) !== readSubject(newValue)) return 'login'
  return 'renewal'
}
