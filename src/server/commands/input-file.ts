import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { SourceError } from '../net/source-error.ts'
import { openUpload } from '../sources/file-head/uploaded-file.ts'

/** A file to import: its decompressed bytes, its size on disk, and the fraction read so far, from 0 to 1. */
export type InputFile = { bytes: Readable; size: number; portion: () => number }

/** The first two bytes of every gzip file (RFC 1952). */
const GZIP = 0x1f8b

/**
 * Opens a file; gzip is recognised by its first bytes, whatever the file's name. Rejects when the file does not exist, and with
 * SourceError when it is a directory or a device; reading it rejects with SourceError when it unpacks to far more than its size.
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
