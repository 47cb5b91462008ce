import { SourceError } from '../net/source-error.ts'

/** Posts cannot be made of the columns of a file: these fields have none. */
export class MissingColumns extends SourceError {
  readonly fields: readonly string[]

  constructor(message: string, plain: string, fields: readonly string[]) {
    super(message, plain)
    this.fields = fields
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
