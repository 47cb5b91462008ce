/**
 * The JSON of a row of which most was written before, in another thread: `head` and `tail` together are one object. The bytes are
 * copied once, into what the engine reads, and never become a text here.
 */
export class RowPieces {
  readonly head: string
  readonly tail: Uint8Array

  constructor(head: string, tail: Uint8Array) {
    this.head = head
    this.tail = tail
  }

  toJson(): string {
    return this.head + Buffer.from(this.tail.buffer, this.tail.byteOffset, this.tail.byteLength).toString()
  }
}
