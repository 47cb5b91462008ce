/** Repacks a ZIP file so that its unpacked size is known: a few kilobytes may unpack to gigabytes. */
import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { MAX_LIST_UNPACKED_BYTES } from '../../../contract/limits.ts'
import { SourceError } from '../../net/source-error.ts'
import { weighSheet } from './weigh-sheet.ts'

/** A spreadsheet has a dozen files, plus one for each sheet and picture. */
const MAX_FILES = 2_000

/** The same files, uncompressed. @throws SourceError when it cannot be unpacked, or becomes too large */
export function repackZip(bytes: Uint8Array, most = MAX_LIST_UNPACKED_BYTES): Buffer {
  const files: Record<string, Uint8Array> = {}
  let size = 0
  let count = 0
  const unzip = new Unzip((file) => {
    count += 1
    if (count > MAX_FILES) throw new SourceError('A planilha tem arquivos demais dentro dela. Salve-a em CSV.')
    const pieces: Uint8Array[] = []
    file.ondata = (error, piece, isLast) => {
      if (error) throw error
      size += piece.length
      if (size > most) throw new SourceError('A planilha é grande demais depois de descompactada. Salve-a em CSV.')
      pieces.push(piece)
      if (isLast) files[file.name] = Buffer.concat(pieces)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In small steps: extreme compression is detected before it is unpacked.
    for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length)
    weighSheet(files)
    const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 })
    return Buffer.from(buffer, byteOffset, byteLength)
  } catch (error) {
    throw error instanceof SourceError ? error : new SourceError('A planilha está danificada e não pôde ser lida.')
  }
}

const STEP = 16_384
