/** Why a store gave no answer, in the terms the rest of the program can act on. */
export type StoreFault = 'query_too_heavy' | 'store_unavailable'

export class StoreError extends Error {
  readonly fault: StoreFault
  constructor(fault: StoreFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.fault = fault
  }
}

/**
 * Another process writes in the place of this turn: nothing more of it is stored, and repeating a statement is in vain. The
 * whole turn has to be done again, reading included.
 */
export class LostTurnError extends StoreError {
  constructor(cause: unknown) {
    super('store_unavailable', cause)
  }
}

/** What a lost, refused or exhausted Postgres connection says: Node's network codes, and SQLSTATE classes 08, 53 and 57P. */
const LOST_CONNECTION = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08\w{3}|53\w{3}|57P\w{2})$/
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated/

/** The fault behind an error of either store; null when the error is a mistake of ours. */
export function findFault(error: Error): StoreFault | null {
  if (error instanceof StoreError) return error.fault
  const code = 'code' in error ? String(error.code) : ''
  // 57014: the statement ran into its time limit.
  if (code === '57014') return 'query_too_heavy'
  return LOST_CONNECTION.test(code) || NO_CONNECTION.test(error.message) ? 'store_unavailable' : null
}
