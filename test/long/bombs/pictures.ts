/** Pictures for image search: small files that declare more pixels, frames or texts than fit in memory. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Bomb } from './bomb.ts'
import { sendForm } from './send.ts'

const MB = 1_000_000

function pngChunk(type: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Black, with one bit or four times sixteen bits per pixel; `more` precedes the pixels. */
function png(width: number, height: number, { isDeep = false, more = [] as Buffer[] } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(isDeep ? [16, 6] : [1, 0], 8)
  const line = 1 + (isDeep ? width * 8 : Math.ceil(width / 8))
  const pixels = deflateSync(Buffer.alloc(line * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const packedText = (type: 'zTXt' | 'iCCP') =>
  pngChunk(type, Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(500 * MB))]))

/** A baseline JPEG that ends after its header. */
function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(1_000),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Lossless, one colour: five codes of one symbol each, and no bits for pixels. */
function webp(width: number, height: number): Buffer {
  const bits: number[] = []
  const put = (value: number, count: number) => {
    for (let i = 0; i < count; i += 1) bits.push((value >> i) & 1)
  }
  put(width - 1, 14)
  put(height - 1, 14)
  put(0, 4)
  put(0, 3)
  for (let code = 0; code < 5; code += 1) put(0b0001, 4)
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8) + 8)
  for (const [at, bit] of bits.entries()) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (bit << (at & 7))
  const data = Buffer.concat([Buffer.from([0x2f]), bytes])
  const chunk = Buffer.concat([Buffer.from('VP8L'), size(data.length), data, Buffer.alloc(data.length % 2)])
  return Buffer.concat([Buffer.from('RIFF'), size(chunk.length + 4), Buffer.from('WEBP'), chunk])
}

function size(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Frames of one pixel on a canvas of any size. */
function gif(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

async function avif(): Promise<Buffer> {
  const small = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#246' } })
    .avif()
    .toBuffer()
  const at = small.indexOf('ispe') + 8
  small.writeUInt32BE(60_000, at)
  small.writeUInt32BE(60_000, at + 4)
  return small
}

const PICTURES: Record<string, () => Buffer | Promise<Buffer>> = {
  'PNG of 50,000 by 50,000': () => png(50_000, 50_000),
  'PNG of two thousand million by one': () => png(0x7fffffff, 1),
  'JPEG of 65,500 by 65,500': () => jpeg(65_500, 65_500),
  'WebP of 16,383 by 16,383': () => webp(16_383, 16_383),
  'GIF of a million frames': () => gif(10, 10, 1_000_000),
  'AVIF of 60,000 by 60,000': avif,
  'JPEG of 20 MB that is nothing': () => Buffer.concat([jpeg(10, 10).subarray(0, 40), Buffer.alloc(19 * MB, 0xff)]),
  'SVG of entities': () =>
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(MB)}">]><svg xmlns="http://www.w3.org/2000/svg">${'&a;'.repeat(1_000)}</svg>`,
    ),
}
/** The largest accepted size, or larger only in ignored parts: processed or refused, without harm. */
const LARGEST: Record<string, () => Buffer | Promise<Buffer>> = {
  'GIF of 65,535 by 65,535': () => gif(65_535, 65_535, 1),
  'PNG whose profile is 500 MB': () => png(10, 10, { more: [packedText('iCCP')] }),
  'PNG whose text is 500 MB': () => png(10, 10, { more: [packedText('zTXt')] }),
  'PNG of 10,000 by 10,000 in 64 bits': () => png(10_000, 10_000, { isDeep: true }),
  'JPEG of 9,999 by 9,999': () => jpeg(9_999, 9_999),
  'WebP of 16,383 by 6,100': () => webp(16_383, 6_100),
  'GIF of 9,999 by 9,999': () => gif(9_999, 9_999, 2_999),
}

const toBombs = (pictures: typeof PICTURES, mayBeTaken: boolean): Bomb[] =>
  Object.entries(pictures).map(([name, make]) => ({
    name,
    mayBeTaken,
    throwAt: async ({ it }) => sendForm(it, '/api/image-search/', { name: 'imagem', bytes: [await make()] }),
  }))

export const PICTURE_BOMBS: readonly Bomb[] = [...toBombs(PICTURES, false), ...toBombs(LARGEST, true)]
