/**
 * Splits CSV text into records (RFC 4180), written here because one stray quote must cost one line and not the file:
 * a usual parser reads on to the next quote, which may be 30,000 lines away. Here, when a quoted field turns out to be
 * impossible (text after the closing quote, no end within MAX_RECORD_LENGTH, a wrong number of columns over several
 * lines), only the line where the record began is set aside and reading resumes on the next one.
 */
export type CsvRecord = { line: number; fields: string[] } | { line: number; reason: string }

/** In characters; ten times the longest content of a post. */
export const MAX_RECORD_LENGTH = 1_000_000

/** A spreadsheet has 16,384 columns. */
const MAX_COLUMNS = 20_000
const TOO_WIDE = `A linha tem mais de ${MAX_COLUMNS.toLocaleString('pt-BR')} colunas.`

/** In characters; maximum length of a record that the end of a partial file may have cut. */
const MAX_CUT = 150_000

const UNCLOSED =
  'Aspas abertas nesta linha não fecham; o registro foi separado e a leitura continuou na linha seguinte.'
const MISPLACED = 'Há aspas no meio de um campo desta linha; dentro de aspas, elas precisam vir dobradas ("").'
const TOO_LONG = `A linha passa de ${MAX_RECORD_LENGTH} caracteres.`

type Field = { value: string; end: number; lines: number }

/** Takes text chunk by chunk and returns complete records. Memory is bounded by MAX_RECORD_LENGTH. */
export class CsvRecords {
  readonly #delimiter: string
  #text = ''
  #position = 0
  #line: number
  #width = 0
  #atEnd = false
  #skipsLine = false
  // Known positions of the next ones, so that a long text is never searched twice for the same character.
  #nextDelimiter = -1
  #nextBreak = -1

  constructor(delimiter: string, firstLine: number) {
    this.#delimiter = delimiter
    this.#line = firstLine
  }

  add(text: string): CsvRecord[] {
    this.#text = this.#text.slice(this.#position) + text
    this.#position = 0
    this.#nextDelimiter = -1
    this.#nextBreak = -1
    const records: CsvRecord[] = []
    while (this.#position < this.#text.length) {
      if (this.#skipsLine && !this.#skipLine()) break
      const record = this.#readRecord()
      if (!record) break
      if ('reason' in record || record.fields.length > 0) records.push(record)
    }
    return records
  }

  /** The records that were waiting for more text. */
  end(): CsvRecord[] {
    this.#atEnd = true
    return this.add('')
  }

  /**
   * Like `end`, for text that is only the beginning of a file: a record cut by its end is left out. A quote that stays open for longer
   * than any text of a post is stray, and reading resumes after it.
   */
  endOfHead(): CsvRecord[] {
    const isCut = this.#text.length - this.#position <= MAX_CUT
    return isCut ? [] : this.end().slice(0, -1)
  }

  /** One record from the current position; undefined when its end has not arrived yet. */
  #readRecord(): CsvRecord | undefined {
    const fields: string[] = []
    let at = this.#position
    let lines = 1
    for (;;) {
      const field = this.#text[at] === '"' ? this.#readQuoted(at) : this.#readPlain(at)
      if (field === undefined) return this.#waitOrGiveUp()
      if (typeof field === 'string') return this.#setAside(field)
      fields.push(field.value)
      if (fields.length > MAX_COLUMNS) return this.#setAside(TOO_WIDE)
      lines += field.lines
      at = field.end
      if (this.#text[at] !== this.#delimiter) break
      at++
    }
    if (this.#text[at] === '\r') at++
    return this.#checkWidth(fields, at + 1, lines)
  }

  /** A field without quotes around it; quotes inside are ordinary characters. */
  #readPlain(at: number): Field | undefined {
    if (this.#nextBreak < at) this.#nextBreak = this.#find('\n', at)
    if (this.#nextDelimiter < at) this.#nextDelimiter = this.#find(this.#delimiter, at)
    if (this.#nextDelimiter < this.#nextBreak) {
      return { value: this.#text.slice(at, this.#nextDelimiter), end: this.#nextDelimiter, lines: 0 }
    }
    const end = this.#nextBreak
    if (end === this.#text.length && !this.#atEnd) return undefined
    const cut = this.#text[end - 1] === '\r' && end > at ? end - 1 : end
    return { value: this.#text.slice(at, cut), end: cut, lines: 0 }
  }

  /** A quoted field; a string (the reason) when it is impossible, undefined when its end has not arrived. */
  #readQuoted(at: number): Field | string | undefined {
    let value = ''
    let from = at + 1
    for (;;) {
      const quote = this.#text.indexOf('"', from)
      if (quote < 0) return undefined
      const after = this.#text[quote + 1]
      if (after === undefined && !this.#atEnd) return undefined
      value += this.#text.slice(from, quote)
      if (after !== '"') return this.#closeQuoted(value, quote + 1)
      value += '"'
      from = quote + 2
    }
  }

  #closeQuoted(value: string, end: number): Field | string | undefined {
    const isBreak = this.#text.startsWith('\r\n', end) || (this.#text[end] === '\r' && this.#text.length === end + 1)
    if (isBreak && this.#text.length === end + 1 && !this.#atEnd) return undefined
    const after = this.#text[end]
    const closes = after === undefined || after === this.#delimiter || after === '\n' || isBreak
    return closes ? { value, end, lines: countBreaks(value) } : MISPLACED
  }

  #waitOrGiveUp(): CsvRecord | undefined {
    const length = this.#text.length - this.#position
    if (!this.#atEnd && length <= MAX_RECORD_LENGTH) return undefined
    return this.#setAside(this.#text.slice(this.#position).includes('"') ? UNCLOSED : TOO_LONG)
  }

  /** Sets the record's first line aside; reading resumes on the next line. */
  #setAside(reason: string): CsvRecord {
    const line = this.#line
    // The cached positions lie beyond the text that is read next.
    this.#nextDelimiter = -1
    this.#nextBreak = -1
    this.#skipsLine = true
    this.#skipLine()
    return { line, reason }
  }

  #skipLine(): boolean {
    const end = this.#text.indexOf('\n', this.#position)
    this.#position = end < 0 ? this.#text.length : end + 1
    if (end < 0) return false
    this.#skipsLine = false
    this.#line++
    return true
  }

  #checkWidth(fields: string[], next: number, lines: number): CsvRecord {
    const line = this.#line
    // A row of delimiters only, as spreadsheets leave at the end, is blank like an empty line.
    if (isBlank(fields)) return this.#advance({ line, fields: [] }, next, lines)
    this.#width ||= fields.length
    if (fields.length >= this.#width && isBlank(fields.slice(this.#width))) {
      return this.#advance({ line, fields }, next, lines)
    }
    const reason = `A linha tem ${fields.length} colunas, e o cabeçalho tem ${this.#width}.`
    return lines > 1 ? this.#setAside(reason) : this.#advance({ line, reason }, next, lines)
  }

  #advance(record: CsvRecord, next: number, lines: number): CsvRecord {
    this.#position = Math.min(next, this.#text.length)
    this.#line += lines
    return record
  }

  #find(what: string, from: number): number {
    const found = this.#text.indexOf(what, from)
    return found < 0 ? this.#text.length : found
  }
}

function isBlank(fields: string[]): boolean {
  return fields.every((field) => field.trim() === '')
}

function countBreaks(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
