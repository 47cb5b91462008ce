import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileType, findFileType, HEAD_BYTES } from './file-type.ts'
import { MediaRefused } from './problems.ts'

export type ReceivedFile = { sha256: string; size: number; type: FileType | null }

/** Writes the incoming bytes to `path` and detects their type. Throws MediaRefused when there are none or too many. */
export async function receiveFile(
  source: Uint8Array | Readable,
  path: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  async function* inspect(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      if (size > maxBytes) {
        throw new MediaRefused('too_large', `O arquivo passa de ${Math.floor(maxBytes / 1_000_000)} MB.`)
      }
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      hash.update(chunk)
      yield chunk
    }
  }
  const stream = source instanceof Uint8Array ? Stream.from([source]) : source
  await pipeline(stream, inspect, createWriteStream(path))
  if (size === 0) throw new MediaRefused('empty')
  return { sha256: hash.digest('hex'), size, type: findFileType(head) }
}
