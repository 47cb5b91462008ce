import { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { SourceError } from '../../net/source-error.ts'

/** The beginning of a file, decompressed. `isHead`: the file continues. */
export type InputHead = { bytes: Buffer; isCompressed: boolean; isHead: boolean }

/** Maximum bytes read from a compressed file; as much text as is read of a plain one. */
const MAX_UNZIPPED = 1_000_000
/** Chunk size of file reads, so that the encoding is detected as in an import. */
const PIECE = 65_536

/**
 * Content of the first bytes of a file. A compressed file is decompressed as far as possible: a missing end is not an error.
 * @throws SourceError when it is damaged
 */
export async function openHead(sent: Buffer, isHead: boolean): Promise<InputHead> {
  if (sent[0] !== 0x1f || sent[1] !== 0x8b) return { bytes: sent, isCompressed: false, isHead }
  const finishFlush = isHead ? constants.Z_SYNC_FLUSH : constants.Z_FINISH
  const unzipped = Readable.from([sent]).pipe(createGunzip({ finishFlush }))
  const pieces: Buffer[] = []
  let size = 0
  try {
    for await (const piece of unzipped) {
      pieces.push(piece)
      size += piece.length
      if (size > MAX_UNZIPPED) break
    }
  } catch {
    throw new SourceError('O arquivo está danificado: a compactação não pôde ser desfeita.')
  }
  return {
    bytes: Buffer.concat(pieces).subarray(0, MAX_UNZIPPED),
    isCompressed: true,
    isHead: isHead || size > MAX_UNZIPPED,
  }
}

export function streamHead({ bytes }: InputHead): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, place) =>
    bytes.subarray(place * PIECE, (place + 1) * PIECE),
  )
  return Readable.from(pieces, { objectMode: false })
}
