/** Reads the WAV files of the pieces of a recording. */

/** Mono sound of 16 bits. */
export type PcmAudio = { samples: Int16Array; rate: number }

/** A RIFF header: twelve bytes, followed by chunks with a name and a size. */
const FIRST_PIECE = 12
const PIECE_HEAD = 8

/** @throws Error when it is not an uncompressed mono WAV of 16 bits */
export function readWav(bytes: Uint8Array): PcmAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  let rate = 0
  const isRiff = bytes.length >= FIRST_PIECE && name(0) === 'RIFF' && name(8) === 'WAVE'
  for (let at = FIRST_PIECE; isRiff && at + PIECE_HEAD <= bytes.length; ) {
    const size = view.getUint32(at + 4, true)
    const start = at + PIECE_HEAD
    if (name(at) === 'fmt ' && start + 16 <= bytes.length && isPlain(view, start))
      rate = view.getUint32(start + 4, true)
    if (name(at) === 'data' && rate > 0) return { rate, samples: copySamples(bytes.subarray(start, start + size)) }
    at = start + size + (size % 2)
  }
  throw new Error('not an uncompressed mono WAV file of 16 bits')
}

export const countSeconds = ({ samples, rate }: PcmAudio) => samples.length / rate

/** Format 1 (PCM), one channel, 16 bits. */
const isPlain = (view: DataView, at: number) =>
  view.getUint16(at, true) === 1 && view.getUint16(at + 2, true) === 1 && view.getUint16(at + 14, true) === 16

/** A copy, because the data of a file may begin at an odd offset. */
function copySamples(bytes: Uint8Array): Int16Array {
  const copy = new Uint8Array(bytes)
  return new Int16Array(copy.buffer, 0, Math.floor(copy.length / 2))
}
