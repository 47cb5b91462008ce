/**
 * One object per call: what the server registers, what OpenAPI shows and what the browser's client is typed by.
 * `access` says who may call it; a route without it cannot be written.
 */
import type { z } from 'zod'
import type { TokenScope } from './limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, any logged-in user, a superuser, or a member of the transcriptor group. */
export type Access = 'public' | 'user' | 'superuser' | 'transcriptor'

export type Endpoint = {
  readonly method: Method
  /** Exactly the path of the specification, `{name}` for parameters, trailing slash included. */
  readonly path: string
  readonly access: Access
  /** What a personal token needs for it, where that is not what `findScope` says; 'session': no token may call it. */
  readonly scope?: TokenScope | 'session'
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a file of any length, read as it comes. */
  readonly takesFile?: true
  /** Takes files, as a multipart form; no other call does. */
  readonly upload?: true
  /** The body of a 2xx answer; absent when there is none or when it is not JSON. */
  readonly reply?: z.ZodType
}

/**
 * What a personal token must be made for to call an endpoint, beside its owner's right to call it; null: anyone may. Whoever only
 * looks at what every user sees needs `read`, everything else `admin`, unless the endpoint says what it needs.
 */
export function findScope({ access, method, scope }: Endpoint): TokenScope | 'session' | null {
  if (access === 'public') return null
  return scope ?? (method === 'GET' && access !== 'superuser' ? 'read' : 'admin')
}

/** Keeps the literal types of an endpoint; adds nothing at run time. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
