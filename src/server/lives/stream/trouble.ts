import { NotPublicError, SourceError } from '../../sources/source-error.ts'

type Kind = {
  /** Asking again will not help. */
  lasting?: boolean
  /** The stream is there and brings nothing any more: it has ended without saying so. */
  over?: boolean
  /** The server says that there is nothing at the address (any more). */
  gone?: boolean
}

/** Why a stream cannot be heard, in a sentence for the screen. */
export class StreamTrouble extends Error {
  override name = 'StreamTrouble'
  readonly lasting: boolean
  readonly over: boolean
  readonly gone: boolean

  constructor(message: string, { lasting = false, over = false, gone = false }: Kind = {}) {
    super(message)
    this.lasting = lasting
    this.over = over
    this.gone = gone
  }
}

/** Whatever went wrong while an address was asked. A server may be there again; an address that is not public never is. */
export function toTrouble(error: unknown): StreamTrouble {
  if (error instanceof StreamTrouble) return error
  if (error instanceof NotPublicError) return new StreamTrouble(error.message, { lasting: true })
  if (error instanceof SourceError) return new StreamTrouble(error.message)
  return new StreamTrouble('O servidor não respondeu ou interrompeu a conexão.')
}
