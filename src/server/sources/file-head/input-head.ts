import { Readable } from 'node:stream'
import { constants, createGunzip } from 'node:zlib'
import { SourceError } from '../../net/source-error.ts'

/** The beginning of a file, decompressed. `isHead`: there is more of it. */
export type InputHead = { bytes: Buffer; isCompressed: boolean; isHead: boolean }

/** In bytes, of what is taken out of a compressed file: as much text as is looked at of a plain one. */
const MOST_UNZIPPED = 1_000_000
/** Pieces as files are read in, so that what they say of the encoding is decided as in an import. */
const PIECE = 65_536

/**
 * What the first bytes of a file say. A compressed one is opened as far as it goes: one whose end is missing is no damaged file.
 * @throws SourceError when it is one
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
      if (size > MOST_UNZIPPED) break
    }
  } catch {
    throw new SourceError('O arquivo está danificado: a compactação não pôde ser desfeita.')
  }
  return {
    bytes: Buffer.concat(pieces).subarray(0, MOST_UNZIPPED),
    isCompressed: true,
    isHead: isHead || size > MOST_UNZIPPED,
  }
}

export function streamHead({ bytes }: InputHead): Readable {
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, place) =>
    bytes.subarray(place * PIECE, (place + 1) * PIECE),
  )
  return Readable.from(pieces, { objectMode: false })
}
