import { createHash, type Hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Chunk size, small enough that hashing does not delay requests. */
const CHUNK = 256 * 1024

export type CopiedFile = { bytes: number; sha256: string }

/** Copies a file to a path that must not exist, and syncs it to disk. */
export async function copyFileSynced(from: string, to: string): Promise<CopiedFile> {
  const hash = createHash('sha256')
  await using source = await open(from, 'r')
  await using target = await open(to, 'wx', 0o600)
  const bytes = await readThrough(source, hash, (piece) => target.writeFile(piece))
  await target.sync()
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashFile(path: string): Promise<CopiedFile> {
  const hash = createHash('sha256')
  await using source = await open(path, 'r')
  const bytes = await readThrough(source, hash)
  return { bytes, sha256: hash.digest('hex') }
}

async function readThrough(source: FileHandle, hash: Hash, use?: (piece: Buffer) => Promise<void>): Promise<number> {
  const buffer = Buffer.allocUnsafe(CHUNK)
  let bytes = 0
  while (true) {
    const { bytesRead } = await source.read(buffer, 0, CHUNK)
    if (bytesRead === 0) return bytes
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    await use?.(piece)
    bytes += bytesRead
  }
}

/** Syncs the entries of a folder to disk. */
export async function syncNames(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}
