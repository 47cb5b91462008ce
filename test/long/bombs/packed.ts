/** Compressed files that expand enormously: gzip as a stream, and ZIP written by hand, so that its metadata can be false. */

import { Readable } from 'node:stream'
import { crc32, createGzip, deflateRawSync, gzipSync } from 'node:zlib'

type Pieces = Iterable<Uint8Array>

/** Compresses while sending. */
export const gzip = (pieces: Pieces): AsyncIterable<Uint8Array> =>
  Readable.from(pieces, { objectMode: false }).pipe(createGzip())

/** Repeats one small block: gzip files may be concatenated, so gigabytes are produced instantly. */
export function* gzipRepeated(piece: string, times: number): Generator<Buffer> {
  const block = gzipSync(piece)
  for (let i = 0; i < times; i += 1) yield block
}

export type ZipFile = { name: string; bytes: Buffer }

/** @param times how often the whole list is included, under different names */
export function zip(files: readonly ZipFile[]): Buffer {
  const heads: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes)
    const sizes = [crc32(bytes), packed.length, bytes.length]
    const local = record(0x04034b50, [20, 0, 8, 0, 0], sizes, [name.length, 0], name)
    parts.push(local, packed)
    const head = centralRecord(sizes, name, at)
    heads.push(head)
    at += local.length + packed.length
  }
  const central = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(files.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(files.length, 0xffff), 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

function record(signature: number, shorts: number[], longs: number[], tail: number[], name: string): Buffer {
  const head = Buffer.alloc(4 + 2 * shorts.length + 4 * longs.length + 2 * tail.length)
  let at = head.writeUInt32LE(signature)
  for (const value of shorts) at = head.writeUInt16LE(value, at)
  for (const value of longs) at = head.writeUInt32LE(value, at)
  for (const value of tail) at = head.writeUInt16LE(value, at)
  return Buffer.concat([head, Buffer.from(name)])
}

function centralRecord(sizes: number[], name: string, at: number): Buffer {
  const head = record(0x02014b50, [20, 20, 0, 8, 0, 0], sizes, [name.length, 0, 0, 0, 0], '')
  const end = Buffer.alloc(8)
  end.writeUInt32LE(at, 4)
  return Buffer.concat([head, end, Buffer.from(name)])
}
