/**
 * Scans a JSON text of any size chunk by chunk and cuts out the elements of interest. The structure around them is followed but not
 * kept, so memory is that of one element; its content is left to `parse`. A parser of the whole document stops at the first broken
 * byte; this one reports the element and resumes at the next place that looks like the beginning of one.
 */
import { type EndSearch, findElementEnd, findStringEnd, isEscaped } from './json-end.ts'

/** What to do with an object or array that opens: enter it, cut it out, or skip it. */
export type Decision = 'enter' | 'cut' | 'pass'

export type ElementHandlers<Value> = {
  /** `path` is like "chats.list[].messages[]"; the root is "". */
  decide: (path: string) => Decision
  /** An object or array was entered. */
  onOpen: (path: string) => void
  /** A string (including quotes), number, true, false or null outside the elements, as written. */
  onScalar: (path: string, text: string) => void
  /** Returns undefined when the text is not an element. */
  parse: (text: string) => Value | undefined
  onElement: (line: number, value: Value) => void
  onBroken: (line: number) => void
  /** The document is so broken that the list of the following elements is unknown; nothing more is reported. */
  onLost: (line: number) => void
}

export type ElementForm = {
  /** Pattern of an element's beginning. */
  start: RegExp
  /** Pattern between the elements of one list and those of another. */
  boundary: RegExp
  /** In characters; an element that does not end within it is broken. */
  maxLength: number
}

/** Includes white space that JSON does not allow: every character that ends a literal must be skipped, or reading would never advance. */
const BETWEEN = /[,:\s]/
/** Longer than any text that `start` or `boundary` match. */
const OVERLAP = 200
/** Consecutive elements without an end: the end of each is searched in all the following text. */
const MAX_UNCLOSED = 20
/** In characters, without the beginning of an element. */
const MAX_SEARCHED = 64_000_000

type Frame = { path: string; isArray: boolean; key: string | null }
type Cut = EndSearch & { keep: boolean }

export class JsonElements<Value> {
  readonly #form: ElementForm
  readonly #handlers: ElementHandlers<Value>
  readonly #frames: Frame[] = []
  #text = ''
  #position = 0
  #line = 1
  // Known position of the next line break, so that a long line is not searched again for every token.
  #nextBreak = -1
  #cut: Cut | null = null
  #unclosed = 0
  #searched = 0
  #state: 'reading' | 'searching' | 'complete' | 'lost' = 'reading'

  constructor(form: ElementForm, handlers: ElementHandlers<Value>) {
    this.#form = form
    this.#handlers = handlers
  }

  /** Whether the document was read to its closing bracket. */
  get isComplete(): boolean {
    return this.#state === 'complete'
  }

  /** Nothing more will be found in the following text. */
  get isLost(): boolean {
    return this.#state === 'lost'
  }

  /** The current line, from 1. */
  get line(): number {
    return this.#line
  }

  /** Takes the next chunk of text and passes what was found to the handlers. */
  add(text: string): void {
    if (this.#cut) this.#cut.at -= this.#position
    this.#text = this.#text.slice(this.#position) + text
    this.#position = 0
    this.#nextBreak = -1
    this.#read()
  }

  /** No more text follows: an element without an end is broken, and the elements it had swallowed are reported. */
  end(): void {
    while (this.#cut?.keep) {
      this.#goOnBehindBroken(this.#text.length, false)
      this.#read()
    }
  }

  #read(): void {
    let goesOn = true
    while (goesOn && this.#position < this.#text.length) {
      if (this.#state === 'searching') goesOn = this.#searchStart(this.#text.length) || this.#drop(OVERLAP)
      else if (this.#state === 'reading') goesOn = this.#cut ? this.#readCut(this.#cut) : this.#readToken()
      else goesOn = this.#drop(0)
    }
  }

  /** Reads one token of the structure; false when its end has not arrived. */
  #readToken(): boolean {
    const char = this.#text.charAt(this.#position)
    if (char === '{' || char === '[') return this.#open(char === '[')
    if (char === '}' || char === ']') return this.#close(char === ']')
    if (char === '"') return this.#readString()
    const frame = this.#frames.at(-1)
    if (char === ',' && frame) frame.key = null
    if (BETWEEN.test(char)) return this.#advance(this.#position + 1)
    return this.#readLiteral()
  }

  #open(isArray: boolean): boolean {
    const path = this.#currentPath()
    const decision = this.#handlers.decide(path)
    if (decision === 'enter') {
      this.#frames.push({ path, isArray, key: null })
      this.#handlers.onOpen(path)
      return this.#advance(this.#position + 1)
    }
    this.#cut = { depth: 0, isInString: false, at: this.#position, keep: decision === 'cut' }
    return true
  }

  /** A bracket that does not match the open one is left over from broken text: the next element is searched. */
  #close(isArray: boolean): boolean {
    if (this.#frames.at(-1)?.isArray !== isArray) this.#state = 'searching'
    else {
      this.#frames.pop()
      if (this.#frames.length === 0) this.#state = 'complete'
    }
    return this.#advance(this.#position + 1)
  }

  #readString(): boolean {
    const end = findStringEnd(this.#text, this.#position)
    if (end < 0) {
      // Too long for a name or title: the quote is stray.
      const isTooLong = this.#text.length - this.#position > this.#form.maxLength
      return isTooLong && this.#advance(this.#position + 1)
    }
    const frame = this.#frames.at(-1)
    const text = this.#text.slice(this.#position, end)
    if (frame && !frame.isArray && frame.key === null) frame.key = text.slice(1, -1)
    else this.#handlers.onScalar(this.#currentPath(), text)
    return this.#advance(end)
  }

  /** Reads a number, true, false or null, or broken text in their place. */
  #readLiteral(): boolean {
    const rest = /[,\]}\s]/g
    rest.lastIndex = this.#position
    const end = rest.exec(this.#text)?.index
    if (end === undefined) return false
    const text = this.#text.slice(this.#position, end)
    this.#handlers.onScalar(this.#currentPath(), text)
    return this.#advance(end)
  }

  #readCut(cut: Cut): boolean {
    const end = findElementEnd(this.#text, cut)
    if (!cut.keep) return this.#passOver(cut, end)
    if (end < 0) {
      const isTooLong = this.#text.length - this.#position > this.#form.maxLength
      return isTooLong && this.#goOnBehindBroken(this.#text.length, false)
    }
    const value = this.#handlers.parse(this.#text.slice(this.#position, end))
    if (value === undefined) return this.#goOnBehindBroken(end, true)
    this.#handlers.onElement(this.#line, value)
    this.#unclosed = 0
    this.#cut = null
    return this.#advance(end)
  }

  /** Skipped text is dropped at once, except for backslashes that may escape the next character. */
  #passOver(cut: Cut, end: number): boolean {
    if (end >= 0) {
      this.#cut = null
      return this.#advance(end)
    }
    let kept = this.#text.length
    while (kept > this.#position && isEscaped(this.#text, kept)) kept--
    this.#advance(kept)
    cut.at = kept
    return false
  }

  /** Reports the element at the position, then resumes at one that it swallowed before `end`, or at `end`. */
  #goOnBehindBroken(end: number, isWhole: boolean): boolean {
    this.#handlers.onBroken(this.#line)
    this.#cut = null
    this.#state = 'searching'
    this.#advance(this.#position + 1)
    if (!isWhole) this.#unclosed += 1
    if (this.#unclosed > MAX_UNCLOSED) return this.#lose()
    if (this.#searchStart(end) || this.#state !== 'searching' || !isWhole) return true
    this.#state = 'reading'
    return this.#advance(end)
  }

  /** Moves to the next beginning of an element before `end`; false when there is none. */
  #searchStart(end: number): boolean {
    const skipped = this.#text.slice(this.#position, end)
    const found = skipped.search(this.#form.start)
    const boundary = skipped.search(this.#form.boundary)
    if (boundary >= 0 && (found < 0 || boundary < found)) return !this.#lose()
    this.#searched = found < 0 ? this.#searched + skipped.length : 0
    if (this.#searched > MAX_SEARCHED) return !this.#lose()
    if (found < 0) return false
    this.#state = 'reading'
    return this.#advance(this.#position + found)
  }

  #lose(): true {
    this.#handlers.onLost(this.#line)
    this.#state = 'lost'
    return true
  }

  #currentPath(): string {
    const frame = this.#frames.at(-1)
    if (!frame) return ''
    if (frame.isArray) return `${frame.path}[]`
    return frame.path === '' ? (frame.key ?? '') : `${frame.path}.${frame.key}`
  }

  /** Drops the text except for its last `kept` characters. */
  #drop(kept: number): false {
    this.#advance(Math.max(this.#position, this.#text.length - kept))
    return false
  }

  #advance(to: number): true {
    if (this.#nextBreak < this.#position) this.#nextBreak = this.#findBreak(this.#position)
    while (this.#nextBreak < to) {
      this.#line++
      this.#nextBreak = this.#findBreak(this.#nextBreak + 1)
    }
    this.#position = to
    return true
  }

  #findBreak(from: number): number {
    const at = this.#text.indexOf('\n', from)
    return at < 0 ? this.#text.length : at
  }
}
