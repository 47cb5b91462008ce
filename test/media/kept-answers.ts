import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Decoded } from '../../src/server/media/decode/protocol.ts'
import type { Decoder, OpenedFile } from '../../src/server/media/decoder.ts'

/**
 * Answers what was found in the same bytes before, by whichever process that was given the same folder. What went wrong is not
 * kept, in part or as a whole: it is tried again.
 */
export function keepAnswers(decoder: Decoder, folder: string): Decoder {
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

/** By the bytes and by everything that was asked of them. */
async function nameAnswer({ path, ...asked }: OpenedFile): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(asked))
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** Whoever reads beside it finds all of it or nothing. */
async function writeAnswer(place: string, decoded: Decoded): Promise<void> {
  const begun = `${place}.${randomUUID()}`
  await writeFile(begun, serialize(decoded))
  await rename(begun, place)
}
