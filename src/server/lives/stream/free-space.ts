/** Guards the free space of a disk that is shared with the stores: a recording may not fill it. */
import { statfs } from 'node:fs/promises'
import { StreamError } from './stream-error.ts'

/** Bytes reserved for everything else. */
const RESERVE_BYTES = 500_000_000
/** Bytes after which free space is checked again: other processes write too. */
const CHECK_EVERY = 16_000_000

export type FreeSpace = {
  /** @throws StreamError when that many more bytes would leave too little */
  require(bytes: number): Promise<void>
  /** Passes the bytes through while there is space for them. @throws StreamError */
  watch(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void>
}

/** For the disk of a folder. `readFree`: free bytes on it. */
export function openFreeSpace(folder: string, readFree = readFreeBytes): FreeSpace {
  async function requireBytes(bytes: number): Promise<void> {
    const free = await readFree(folder)
    if (free < bytes + RESERVE_BYTES) throw noSpace()
  }
  return {
    require: requireBytes,
    async *watch(body) {
      let unseen = 0
      for await (const chunk of body) {
        unseen += chunk.length
        if (unseen >= CHECK_EVERY) {
          await requireBytes(0)
          unseen = 0
        }
        yield chunk
      }
    },
  }
}

export const noSpace = () => new StreamError('Não há espaço em disco para o arquivo.')

/** Free bytes for users other than root. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
