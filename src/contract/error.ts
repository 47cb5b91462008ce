import { z } from 'zod'

/** Stable codes of error responses; the wording beside them may change, these may not. */
export const ERROR_CODES = [
  'invalid_request',
  'not_authenticated',
  'session_expired',
  'wrong_credentials',
  'not_allowed',
  'not_found',
  'quota_reached',
  'conflict',
  'too_many_requests',
  'too_large',
  'unsupported_media_type',
  'query_too_heavy',
  'store_unavailable',
  'no_space',
  'internal_error',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * Every error that is not about a field: one Portuguese sentence and a stable code. `request_id`, also sent in the
 * header `X-Request-Id`, identifies the request in the log; input that could not be parsed as a request has none.
 */
export const ErrorReply = z.object({ detail: z.string(), code: z.enum(ERROR_CODES), request_id: z.string().optional() })
export type ErrorReply = z.infer<typeof ErrorReply>

/** A validation error: field name → sentences; those of no single field are under `non_field_errors`. */
export const FieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof FieldErrors>
