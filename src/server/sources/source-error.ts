/**
 * The whole file cannot be read: not the format it claims, or a column that it does not have. The message is for whoever typed a
 * command; `plain` is the same for the reader of a screen, who has no options to type.
 */
export class SourceError extends Error {
  override name = 'SourceError'
  readonly plain: string

  constructor(message: string, plain: string = message) {
    super(message)
    this.plain = plain
  }
}

/** Posts cannot be made of the columns of a file: these fields have none. */
export class MissingColumns extends SourceError {
  readonly fields: readonly string[]

  constructor(message: string, plain: string, fields: readonly string[]) {
    super(message, plain)
    this.fields = fields
  }
}

/** An address that is not asked: not on the public internet, or of a form that is not accepted. */
export class NotPublicError extends SourceError {}

/** A server answered, with a refusal. */
export class RefusedBySource extends SourceError {
  readonly status: number
  /** How long it asks to be left alone; null when it does not say. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, status: number, retryAfterSeconds: number | null) {
    super(message)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One item cannot become a post or a person; the message is the Portuguese reason it is set aside with. */
export class ItemRejected extends Error {
  override name = 'ItemRejected'
}

const SHOWN_LENGTH = 60

/** A value as it stands in a reason: quoted, on one line, never longer than a line can hold. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'uma lista' : 'um objeto'
  const text = String(value).replace(/\s+/g, ' ')
  return text.length > SHOWN_LENGTH ? `“${text.slice(0, SHOWN_LENGTH)}…”` : `“${text}”`
}
