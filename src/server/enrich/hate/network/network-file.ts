import { CHANNELS, EMBEDDING, HIDDEN, type Network, PART_NAMES, PARTS, type PartName } from './shape.ts'

/**
 * The file of the networks: `LSHN`, the length of the description (uint32, little endian), the description as JSON, and for each
 * network
 * its parts in the order of `PARTS`: for a part with rows a scale for each row (float32, little endian) and a byte for each number,
 * for
 * the others the numbers (float32). Written by `npm run train:hate-network`.
 */
export type NetworkDescription = {
  version: string
  /** Threshold of the summed evidence (see `evidence.ts`); found in training. */
  threshold: number
}
export type NetworkFile = NetworkDescription & { networks: Network[] }

const MARK = 'LSHN'
const HEAD = 8
const LARGEST = 127

/** Numbers that share one scale. A part missing here is small, and is not quantised. */
const ROW_LENGTHS: Partial<Record<PartName, number>> = {
  table: EMBEDDING,
  first: 3 * EMBEDDING,
  second: 3 * CHANNELS,
  hidden: 2 * CHANNELS,
  output: HIDDEN,
}

const measurePart = (name: PartName) => {
  const row = ROW_LENGTHS[name]
  return row ? (PARTS[name] / row) * 4 + PARTS[name] : PARTS[name] * 4
}

/** Throws when the bytes are not a file of networks, or a truncated one. */
export function readNetworks(file: Uint8Array): NetworkFile {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (buffer.length < HEAD || buffer.toString('latin1', 0, 4) !== MARK) throw new Error('not a file of networks')
  let at = HEAD + buffer.readUInt32LE(4)
  const size = PART_NAMES.reduce((sum, name) => sum + measurePart(name), 0)
  const count = (buffer.length - at) / size
  if (count < 1 || !Number.isInteger(count)) throw new Error('a file of the networks of the wrong length')
  const description: NetworkDescription = JSON.parse(buffer.toString('utf8', HEAD, at))
  const readOne = (): Network => {
    const parts = PART_NAMES.map((name) => {
      const from = at
      at += measurePart(name)
      return [name, readPart(buffer.subarray(from, at), name)]
    })
    return Object.fromEntries(parts)
  }
  return { ...description, networks: Array.from({ length: count }, readOne) }
}

function readPart(buffer: Buffer, name: PartName): Float32Array {
  const size = PARTS[name]
  const row = ROW_LENGTHS[name]
  if (!row) return Float32Array.from({ length: size }, (_, at) => buffer.readFloatLE(at * 4))
  const rows = size / row
  const bytes = new Int8Array(buffer.buffer, buffer.byteOffset + rows * 4, size)
  const values = new Float32Array(size)
  for (let one = 0; one < rows; one += 1) {
    const scale = buffer.readFloatLE(one * 4)
    for (let at = one * row; at < (one + 1) * row; at += 1) values[at] = scale * (bytes[at] as number)
  }
  return values
}

/** The file that `readNetworks` reads; weights are quantised to bytes. */
export function writeNetworks({ networks, ...description }: NetworkFile): Buffer {
  const json = Buffer.from(JSON.stringify(description))
  const head = Buffer.alloc(HEAD)
  head.write(MARK, 'latin1')
  head.writeUInt32LE(json.length, 4)
  const parts = networks.flatMap((network) => PART_NAMES.map((name) => writePart(network[name], name)))
  return Buffer.concat([head, json, ...parts])
}

function writePart(values: Float32Array, name: PartName): Buffer {
  const buffer = Buffer.alloc(measurePart(name))
  const row = ROW_LENGTHS[name]
  if (!row) {
    for (const [at, value] of values.entries()) buffer.writeFloatLE(value, at * 4)
    return buffer
  }
  const rows = values.length / row
  for (let one = 0; one < rows; one += 1) {
    const own = values.subarray(one * row, (one + 1) * row)
    const scale = own.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-12) / LARGEST
    buffer.writeFloatLE(scale, one * 4)
    for (const [at, value] of own.entries()) buffer.writeInt8(Math.round(value / scale), rows * 4 + one * row + at)
  }
  return buffer
}
