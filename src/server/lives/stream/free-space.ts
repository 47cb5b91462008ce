/** Room on a disk that the stores live on as well: a recording may not take the last of it. */
import { statfs } from 'node:fs/promises'
import { StreamError } from './stream-error.ts'

/** What has to stay free for everything else. */
const RESERVE_BYTES = 500_000_000
/** Bytes after which it is looked at again: others write too. */
const LOOK_EVERY = 16_000_000

export type FreeSpace = {
  /** @throws StreamError when so many bytes more would leave too little */
  require(bytes: number): Promise<void>
  /** The same bytes, for as long as there is room for them. @throws StreamError */
  watch(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void>
}

/** Of the disk that a folder is on. `readFree`: bytes that are free there. */
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
        if (unseen >= LOOK_EVERY) {
          await requireBytes(0)
          unseen = 0
        }
        yield chunk
      }
    },
  }
}

export const noSpace = () => new StreamError('Não há espaço em disco para o arquivo.')

/** For whoever is not root. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
