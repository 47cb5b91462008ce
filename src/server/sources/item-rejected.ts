import { SourceError } from '../net/source-error.ts'

/** The columns of a file are not enough for posts: these fields have none. */
export class MissingColumns extends SourceError {
  readonly fields: readonly string[]

  constructor(message: string, plain: string, fields: readonly string[]) {
    super(message, plain)
    this.fields = fields
  }
}

/** One item cannot become a post or a person; the message is the reason, in Portuguese. */
export class ItemRejected extends Error {
  override name = 'ItemRejected'
}

const SHOWN_LENGTH = 60

/** A value as shown in a reason: quoted, on one line, cut to a displayable length. */
export function quoteValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'uma lista' : 'um objeto'
  const text = String(value).replace(/\s+/g, ' ')
  return text.length > SHOWN_LENGTH ? `“${text.slice(0, SHOWN_LENGTH)}…”` : `“${text}”`
}
