/** Why a store gave no answer, in the terms the rest of the program can act on. */
export type StoreFault = 'query_too_heavy' | 'store_unavailable'

export class StoreError extends Error {
  readonly fault: StoreFault
  constructor(fault: StoreFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.fault = fault
  }
}
