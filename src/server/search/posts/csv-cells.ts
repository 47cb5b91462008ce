/** Cells of a CSV as the engine writes them: as `formatCell` of csv.ts does, which is the definition (a test holds the two together). */
import { type Sql, sql } from '../../store/sql.ts'

export type Delimiter = ',' | ';'

/** A row of a download: its written cells, a text for each run, and what the others are made of. */
export type ExportedRow = {
  id: string
  message_group: string
  person_id: number
  role: string
  uf: string
  extras: string
  fact_checks: string[]
  cells: string[]
}

/** In the syntax of RE2: what `FORMULA` and `NEEDS_QUOTES` of csv.ts look for, together and each. */
const FORMULA: Sql = sql`'^\\'*[=+\\\\-@\\\\t\\\\r\\\\n\\\\x00＝＋－＠]'`
const NEEDS_QUOTES: Sql = sql`'[",;\\\\r\\\\n]'`
const IS_SPECIAL: Sql = sql`'[",;\\\\r\\\\n]|^\\'*[=+\\\\-@\\\\t\\\\x00＝＋－＠]'`

/** Cell of a text. Nearly all are written unchanged, which a single match decides. */
export function textCell(text: Sql): Sql {
  const quote = sql`if(match(${text}, ${NEEDS_QUOTES}), '"', '')`
  const guard = sql`if(match(${text}, ${FORMULA}), '\\'', '')`
  return sql`if(match(${text}, ${IS_SPECIAL}), concat(${quote}, ${guard}, replaceAll(${text}, '"', '""'), ${quote}), ${text})`
}

/** Cell of several texts. */
export const textsCell = (texts: Sql): Sql => textCell(sql`arrayStringConcat(${texts}, ',')`)

/** Cell of a whole number; null: unknown. */
export const numberCell = (number: Sql): Sql => sql`ifNull(toString(${number}), '')`

/** Cell of a timestamp in ISO 8601; null: unknown. */
export const momentCell = (moment: Sql): Sql => sql`ifNull(formatDateTime(${moment}, '%Y-%m-%dT%H:%i:%SZ', 'UTC'), '')`

/** Cell of any other number, as JavaScript writes it: the engine leaves out the sign of an exponent. */
export const floatCell = (float: Sql): Sql =>
  sql`ifNull(replaceOne(replaceOne(toString(${float}), 'e', 'e+'), 'e+-', 'e-'), '')`
