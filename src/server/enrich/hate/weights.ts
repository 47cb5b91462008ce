/**
 * The weights file: `LSHM`, the length of the description (uint32, little endian), the description as JSON, and one byte
 * for each pair of bucket and output. Written by `npm run train:hate`.
 */

/** 1 / (1 + e^-sum) of an output is a probability: weights and calibration are combined. */
export type OutputWeights = {
  name: string
  /** A byte b stands for b · |b| steps: small weights keep their resolution. */
  step: number
  bias: number
  /** Probability from which the output is positive. */
  threshold: number
}

export type WeightsDescription = { version: string; bits: number; outputs: OutputWeights[] }

/** `bytes[bucket * outputs + output]`: the outputs of a bucket are adjacent, so one look-up serves all. */
export type HateWeights = WeightsDescription & { bytes: Int8Array }

const MARK = 'LSHM'
const HEAD = 8

/** Throws when the bytes are not a weights file, or a truncated one. */
export function readWeights(file: Uint8Array): HateWeights {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (buffer.length < HEAD || buffer.toString('latin1', 0, 4) !== MARK) throw new Error('not a weights file')
  const start = HEAD + buffer.readUInt32LE(4)
  const description: WeightsDescription = JSON.parse(buffer.toString('utf8', HEAD, start))
  const length = description.outputs.length << description.bits
  if (buffer.length !== start + length) throw new Error('a weights file of the wrong length')
  return { ...description, bytes: new Int8Array(buffer.buffer, buffer.byteOffset + start, length) }
}

/** The file that `readWeights` reads. */
export function writeWeights({ bytes, ...description }: HateWeights): Buffer {
  const json = Buffer.from(JSON.stringify(description))
  const head = Buffer.alloc(HEAD)
  head.write(MARK, 'latin1')
  head.writeUInt32LE(json.length, 4)
  return Buffer.concat([head, json, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)])
}
