/** Store failures in terms that the rest of the program can act on. */
export type StoreFault = 'query_too_heavy' | 'store_unavailable' | 'not_storable' | 'no_space'

export class StoreError extends Error {
  readonly fault: StoreFault
  constructor(fault: StoreFault, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.fault = fault
  }
}

/** An embedded store that its engine cannot open; the message addresses the administrator. */
export class UnreadableStoreError extends Error {
  constructor(store: 'PostgreSQL' | 'ClickHouse', directory: string, cause?: unknown) {
    super(
      `O ${store} embutido em ${directory} não abre. Confira se há espaço no disco. Se há, o diretório está danificado: guarde-o como está e traga o diretório de dados inteiro da última cópia de segurança.`,
      { cause },
    )
  }
}

/**
 * Another process has taken over writing: nothing more of this turn is stored, and repeating a statement is in vain. The whole turn
 * must be repeated, reads included.
 */
export class LostWriteLockError extends StoreError {
  constructor(cause: unknown) {
    super('store_unavailable', cause)
  }
}

/** Lost, refused or exhausted Postgres connections: Node's network codes, and SQLSTATE classes 08, 53 and 57P. */
const LOST_CONNECTION = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08\w{3}|53\w{3}|57P\w{2})$/
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated/

/**
 * Refused by Postgres because of the given values, whoever sent them: values outside their type (class 22: a zero byte, the year 0, a
 * number too large), missing rows (23503), values too long for an index (54000).
 */
const REFUSED_VALUE = /^(22\w{3}|23503|23514|54000)$/

/** A full disk or quota, as reported by the system, Postgres and ClickHouse. */
const NO_SPACE = /^(ENOSPC|EDQUOT|53100|243)$/
const NO_SPACE_SAID = /No space left on device|Disk quota exceeded/

export const saysNoSpace = (error: Error): boolean =>
  NO_SPACE.test('code' in error ? String(error.code) : '') || NO_SPACE_SAID.test(error.message)

/** The fault behind an error of either store; null if the error is a bug of ours. */
export function findFault(error: Error): StoreFault | null {
  if (error instanceof StoreError) return error.fault
  const code = 'code' in error ? String(error.code) : ''
  // 57014: the statement exceeded its time limit.
  if (code === '57014') return 'query_too_heavy'
  if (saysNoSpace(error)) return 'no_space'
  if (REFUSED_VALUE.test(code)) return 'not_storable'
  return LOST_CONNECTION.test(code) || NO_CONNECTION.test(error.message) ? 'store_unavailable' : null
}

/** Codes of time, memory, row and result limits, which a narrower query avoids. */
const TOO_HEAVY = new Set(['159', '160', '241', '396', '158', '307', '719'])
/** Codes of network and shutdown, of a dying server, and of an overloaded one. */
const UNAVAILABLE = new Set(['209', '210', '202', '203', '236', '279', '425', '999'])

export function toStoreError(error: unknown, signal?: AbortSignal): unknown {
  // Both engines report cancellation in several ways.
  if (signal?.aborted) return signal.reason
  if (!(error instanceof Error) || error.name === 'AbortError' || error instanceof StoreError) return error
  // By its fields, not by its class: the embedded connection throws the class of another copy of the client.
  const code = 'code' in error ? String(error.code) : ''
  if (saysNoSpace(error)) return new StoreError('no_space', error)
  if (TOO_HEAVY.has(code)) return new StoreError('query_too_heavy', error)
  const unavailable = UNAVAILABLE.has(code) || NETWORK_FAULTS.test(`${error.message} ${code}`)
  return unavailable ? new StoreError('store_unavailable', error) : error
}

/** The last one: of a shard that died during a query, as reported by the initiator. By its code alone it might be a corrupt row. */
const NETWORK_FAULTS =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|socket hang up|Timeout error|while (?:receiving|sending) packet/i
