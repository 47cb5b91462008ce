/**
 * JSON of a row that was mostly serialised in another thread: `head` and `tail` together form one object. The bytes are copied once,
 * into the engine's input, and are never decoded here.
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
