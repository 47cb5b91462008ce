import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Decoded } from '../../src/server/media/decode/protocol.ts'
import type { Decoder, OpenedFile } from '../../src/server/media/decoder.ts'

/**
 * Returns the cached result for the same bytes, from any process that uses the same folder. Results with errors,
 * partial or total, are not cached but retried.
 */
export function cacheResults(decoder: Decoder, folder: string): Decoder {
  return {
    async decode(file, signal) {
      signal?.throwIfAborted()
      const place = join(folder, await nameAnswer(file))
      const kept = await readFile(place).catch(() => null)
      if (kept) return deserialize(kept)
      const decoded = await decoder.decode(file, signal)
      if (decoded.problems.length === 0) await writeAnswer(place, decoded)
      return decoded
    },
    close: () => decoder.close(),
  }
}

/** Cache key: the bytes and all parameters of the request. */
async function nameAnswer({ path, ...asked }: OpenedFile): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(asked))
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Concurrent readers find the whole file or nothing. */
async function writeAnswer(place: string, decoded: Decoded): Promise<void> {
  const begun = `${place}.${randomUUID()}`
  await writeFile(begun, serialize(decoded))
  await rename(begun, place)
}
