import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Small enough that requests answered meanwhile do not wait for its hash. */
const CHUNK = 256 * 1024

export type CopiedFile = { bytes: number; sha256: string }

/** Copies a file, which must not be there, and has it on the disk. */
export async function copyFileSynced(from: string, to: string): Promise<CopiedFile> {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(CHUNK)
  let bytes = 0
  await using source = await open(from, 'r')
  await using target = await open(to, 'wx', 0o600)
  while (true) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK)
    if (bytesRead === 0) break
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    await target.writeFile(piece)
    bytes += bytesRead
  }
  await target.sync()
  return { bytes, sha256: hash.digest('hex') }
}

/** Has the names in a folder on the disk. */
export async function syncNames(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
