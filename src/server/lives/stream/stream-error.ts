import { NotPublicError, SourceError } from '../../net/source-error.ts'

type Kind = {
  /** A retry will not help. */
  lasting?: boolean
  /** The stream exists but yields nothing more: it has ended without saying so. */
  over?: boolean
  /** The server says that there is nothing at the address (any more). */
  gone?: boolean
  /** The address must never be requested: it is not public. */
  forbidden?: boolean
  /** The decoded stream has no sound. */
  mute?: boolean
}

/** Why a stream cannot be captured, in a sentence for the screen. */
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

/** Wraps any error of a request. A server may become available again; an address that is not public never does. */
export function toStreamError(error: unknown): StreamError {
  if (error instanceof StreamError) return error
  if (error instanceof NotPublicError) return new StreamError(error.message, { lasting: true, forbidden: true })
  if (error instanceof SourceError) return new StreamError(error.message)
  return new StreamError('O servidor não respondeu ou interrompeu a conexão.')
}
