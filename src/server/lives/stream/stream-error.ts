import { NotPublicError, SourceError } from '../../net/source-error.ts'

type Kind = {
  /** Asking again will not help. */
  lasting?: boolean
  /** The stream is there and brings nothing any more: it has ended without saying so. */
  over?: boolean
  /** The server says that there is nothing at the address (any more). */
  gone?: boolean
  /** The address may not be asked, by nobody: it is not public. */
  forbidden?: boolean
  /** What was decoded has no sound in it. */
  mute?: boolean
}

/** Why a stream cannot be heard, in a sentence for the screen. */
export class StreamError extends Error {
  override name = 'StreamError'
  readonly lasting: boolean
  readonly over: boolean
  readonly gone: boolean
  readonly forbidden: boolean
  readonly mute: boolean

  constructor(message: string, kind: Kind = {}) {
    const { lasting = false, over = false, gone = false, forbidden = false, mute = false } = kind
    super(message)
    this.mute = mute
    this.forbidden = forbidden
    this.lasting = lasting
    this.over = over
    this.gone = gone
  }
}

/** Whatever went wrong while an address was asked. A server may be there again; an address that is not public never is. */
export function toStreamError(error: unknown): StreamError {
  if (error instanceof StreamError) return error
  if (error instanceof NotPublicError) return new StreamError(error.message, { lasting: true, forbidden: true })
  if (error instanceof SourceError) return new StreamError(error.message)
  return new StreamError('O servidor não respondeu ou interrompeu a conexão.')
}
