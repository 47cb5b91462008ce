/**
 * The whole file cannot be read: not the format it claims, or missing a column. The message is for the user of the command line;
 * `plain` is the same for the reader of a screen, who has no options to type.
 */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly plain: string

  constructor(message: string, plain: string = message) {
    super(message)
    this.plain = plain
  }
}

/** An address that is not requested: not on the public internet, or of a form that is not accepted. */
export class NotPublicError extends SourceError {}

/** A server responded with a refusal. */
export class RefusedBySource extends SourceError {
  readonly status: number
  /** How long it asks clients to wait; null when it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, status: number, retryAfterSeconds: number | null) {
    super(message)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
