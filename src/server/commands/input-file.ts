import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A file to import: its bytes, decompressed, and how far it has been read, from 0 to 1. */
export type InputFile = { bytes: Readable; portion: () => number }

/** Opens a file; a gzip file is recognised by its first bytes, whatever its name. Rejects when there is no such file. */
export async function openInputFile(path: string): Promise<InputFile> {
  const handle = await open(path)
  const { size } = await handle.stat()
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  await handle.close()
  const file = createReadStream(path)
  const portion = () => (size === 0 ? 1 : Math.min(1, file.bytesRead / size))
  const compressed = bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b
  return { bytes: compressed ? decompress(file) : file, portion }
}

function decompress(file: Readable): Readable {
  const bytes = createGunzip()
  file.on('error', (error) => bytes.destroy(error))
  bytes.on('close', () => file.destroy())
  return file.pipe(bytes)
}
