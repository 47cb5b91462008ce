/** Definition of a bomb: a small or endless input that would exhaust a careless reader's memory or time. */
import type { Installation } from '../installation.ts'
import type { FileServer } from './file-server.ts'

/** The running program, and the sources it reads. */
export type Target = { it: Installation; server: FileServer; live: number }

/** The response to the sender; `begin`: when the program began processing, if not when it was sent. */
export type Said = { status: number; text: string; begin?: number }

export type Bomb = {
  name: string
  throwAt(target: Target): Promise<Said>
  /** Within the limits and accepted, but must do no harm either. */
  mayBeTaken?: boolean
}

/** Chunk size for sending. */
const PIECE = 262_144

/** Repeats `piece` up to `total` bytes, with `head` before and `tail` after. */
export function* repeat(piece: string, total: number, head = '', tail = ''): Generator<Buffer> {
  if (head) yield Buffer.from(head)
  const unit = Buffer.from(piece)
  const block = Buffer.concat(Array.from({ length: Math.max(1, Math.floor(PIECE / unit.length)) }, () => unit))
  for (let left = total; left > 0; left -= block.length) yield left >= block.length ? block : block.subarray(0, left)
  if (tail) yield Buffer.from(tail)
}
