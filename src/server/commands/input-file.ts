import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { SourceError } from '../net/source-error.ts'
import { openUpload } from '../sources/file-head/uploaded-file.ts'

/** A file to import: its bytes, decompressed, how many it has on disk, and how far it has been read, from 0 to 1. */
export type InputFile = { bytes: Readable; size: number; portion: () => number }

/** The first two bytes of every gzip file (RFC 1952). */
const GZIP = 0x1f8b

/**
 * Opens a file; a gzip file is recognised by its first bytes, whatever its name. Rejects when there is no such file, and
 * with SourceError when it is a directory or a device; reading it does where it unpacks to far more than it was.
 */
export async function openInputFile(path: string): Promise<InputFile> {
  const handle = await open(path)
  const start = Buffer.alloc(2)
  const { size, isRegular } = await readStart(handle, start)
  if (!isRegular) throw new SourceError(`${path} não é um arquivo comum; indique um arquivo.`)
  const file = createReadStream(path)
  const portion = () => (size === 0 ? 1 : Math.min(1, file.bytesRead / size))
  if (start.readUInt16BE() !== GZIP) return { bytes: file, size, portion }
  const bytes = await openUpload(file, { maxBytes: Number.POSITIVE_INFINITY })
  bytes.on('close', () => file.destroy())
  return { bytes, size, portion }
}

async function readStart(handle: FileHandle, start: Buffer) {
  try {
    const stats = await handle.stat()
    if (stats.isFile()) await handle.read(start, 0, start.length, 0)
    return { size: stats.size, isRegular: stats.isFile() }
  } finally {
    await handle.close()
  }
}
