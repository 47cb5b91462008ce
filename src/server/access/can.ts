import { type Access, type Endpoint, findScope } from '../../contract/endpoint.ts'
import type { Caller } from './session.ts'

/**
 * May they? Read from top to bottom. Transcriptions belong to the transcriptor group alone: being a superuser is not
 * membership, as the specification has it, so a superuser who needs them joins the group.
 */
export function canCall(access: Access, caller: Caller | null): boolean {
  if (access === 'public') return true
  if (!caller) return false
  if (access === 'user') return true
  if (access === 'superuser') return caller.isSuperuser
  if (access === 'transcriptor') return caller.isTranscriptor
  return false
}

/** Whether a token was made for this: it never gives more than its owner may, which `canCall` says. */
export function isInScope(endpoint: Endpoint, { token }: Caller): boolean {
  const scope = findScope(endpoint)
  return !token || scope === null || (scope !== 'session' && token.scopes.includes(scope))
}
