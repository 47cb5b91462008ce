/** What a bomb is: something small or endless to send, that would take a careless reader all memory or all day. */
import type { Installation } from '../installation.ts'
import type { FileServer } from './file-server.ts'

/** The running program, and what it is told to read from. */
export type Target = { it: Installation; server: FileServer; live: number }

/** What whoever sent it gets to know; `begin`: when the program began with it, where that is not when it was sent. */
export type Said = { status: number; text: string; begin?: number }

export type Bomb = {
  name: string
  throwAt(target: Target): Promise<Said>
  /** Fits what is accepted, and must do no harm either. */
  mayBeTaken?: boolean
}

/** Pieces of this size are sent. */
const PIECE = 262_144

/** `piece` again and again until there are `total` bytes, `head` before and `tail` behind them. */
export function* repeat(piece: string, total: number, head = '', tail = ''): Generator<Buffer> {
  if (head) yield Buffer.from(head)
  const unit = Buffer.from(piece)
  const block = Buffer.concat(Array.from({ length: Math.max(1, Math.floor(PIECE / unit.length)) }, () => unit))
  for (let left = total; left > 0; left -= block.length) yield left >= block.length ? block : block.subarray(0, left)
  if (tail) yield Buffer.from(tail)
}
