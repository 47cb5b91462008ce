import { type Access, type Endpoint, findScope } from '../../contract/endpoint.ts'
import type { Caller } from './session.ts'

/**
 * Whether the caller may make a call. Checked from top to bottom. Transcriptions belong to the transcriptor group alone: by the
 * specification a superuser is not a member, and joins the group when they need access.
 */
export function canCall(access: Access, caller: Caller | null): boolean {
  if (access === 'public') return true
  if (!caller) return false
  if (access === 'user') return true
  if (access === 'superuser') return caller.isSuperuser
  if (access === 'transcriptor') return caller.isTranscriptor
  return false
}

/** Whether the token's scopes include this call: a token never grants more than its owner may do, which `canCall` checks. */
export function isInScope(endpoint: Endpoint, { token }: Caller): boolean {
  const scope = findScope(endpoint)
  return !token || scope === null || (scope !== 'session' && token.scopes.includes(scope))
}
