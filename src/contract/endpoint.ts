/**
 * One object per endpoint: the server registers it, OpenAPI documents it, and the browser's client takes its types from
 * it. `access` says who may call it and is mandatory.
 */
import type { z } from 'zod'
import type { TokenScope } from './limits.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, any logged-in user, a superuser, or a member of the transcriptor group. */
export type Access = 'public' | 'user' | 'superuser' | 'transcriptor'

export type Endpoint = {
  readonly method: Method
  /** Exactly the path of the specification, with `{name}` for parameters and the trailing slash. */
  readonly path: string
  readonly access: Access
  /** Scope a personal token needs for it, where it differs from the default of `findScope`; 'session': no token may call it. */
  readonly scope?: TokenScope | 'session'
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a file of any length, read as a stream. */
  readonly takesFile?: true
  /** Takes files as a multipart form; no other endpoint does. */
  readonly upload?: true
  /** The body of a 2xx response; absent if there is none or it is not JSON. */
  readonly reply?: z.ZodType
}

/**
 * The scope a personal token needs to call an endpoint, in addition to its owner's own right to call it; null: none.
 * Reading what every user sees needs `read`, everything else `admin`, unless the endpoint names its own scope.
 */
export function findScope({ access, method, scope }: Endpoint): TokenScope | 'session' | null {
  if (access === 'public') return null
  return scope ?? (method === 'GET' && access !== 'superuser' ? 'read' : 'admin')
}

/** Keeps the literal types of an endpoint; adds nothing at run time. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
