/** Malicious files: each is refused with a sentence, and the next one is analysed. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChild } from '../../../test/child-process.ts'
import { parseConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { DECODER_LIMITS } from './decoder.ts'
import { type Media, openMedia } from './media.ts'

let folder: string
let media: Media
let picture: Buffer
const limits = { ...DECODER_LIMITS }
const silent: Log = { info() {}, warn() {}, error() {} }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-bad-input-'))
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder }), silent, { limits })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await media.close()
  rmSync(folder, { recursive: true, force: true })
})

const analyse = (bytes: Uint8Array | string) =>
  media.analyse(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes, { text: false, thumbnail: false })
const expectWell = async () => expect(await analyse(picture)).toMatchObject({ width: 300, height: 200, problems: [] })

function writeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** One bit for each pixel, all zero: 50,000 by 50,000 are 312 MB in 300 kB. */
function writePng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', header),
    writeChunk('IDAT', data),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}

function writeGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1')
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

test('50,000 by 50,000 pixels are refused before they are decoded', async () => {
  await expect(analyse(writePng(50_000, 50_000))).rejects.toMatchObject({ code: 'too_many_pixels' })
  await expect(analyse(writePng(2_000_000_000, 3, 1))).rejects.toMatchObject({
    code: expect.stringMatching(/too_many_pixels|broken/),
  })
  await expectWell()
})

test('an animation with too many frames is refused, one with many is counted', async () => {
  await expect(analyse(writeGif(3_001))).rejects.toMatchObject({ code: 'too_many_frames' })
  expect(await analyse(writeGif(40))).toMatchObject({ format: 'gif', frames: 40, width: 1, hashes: null })
})

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'drawing'],
  [
    'a drawing that asks for files',
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    'drawing',
  ],
  ['a page', '<!DOCTYPE html><script>alert(1)</script>', 'no_picture'],
  ['a text', 'GIF, mas não é', 'no_picture'],
  ['a document', '%PDF-1.7\n1 0 obj', 'no_picture'],
  ['a beginning without an end', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'broken'],
  ['a drawing that begins like a photograph', '\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>', 'broken'],
  ['a GIF without frames', 'GIF89a\x01\0\x01\0\0\0\0;', 'broken'],
  ['a WebP of zeros', `RIFF\xff\0\0\0WEBP${'\0'.repeat(300)}`, 'broken'],
  ['an AVIF of zeros', `\0\0\0\x1cftypavif${'\0'.repeat(300)}`, 'broken'],
  ['a TIFF, which is not among what is opened', `II*\0\x08\0\0\0${'\0'.repeat(100)}`, 'no_picture'],
])('%s is refused', async (_what, bytes, code) => {
  await expect(analyse(bytes)).rejects.toMatchObject({ code, name: 'MediaRefused' })
})

test('a photograph that ends in the middle is refused', async () => {
  await expect(analyse(picture.subarray(0, picture.length / 2))).rejects.toMatchObject({ code: 'broken' })
  await expectWell()
})

test('what takes too long is given up, and the next file is analysed', async () => {
  limits.timeoutMs = 1
  await expect(analyse(picture)).rejects.toMatchObject({ code: 'timeout' })
  limits.timeoutMs = DECODER_LIMITS.timeoutMs
  await expectWell()
})

test('what takes too much memory is given up, and the next file is analysed', async () => {
  limits.maxBytes = 1_000_000
  await expect(media.analyse(picture)).rejects.toMatchObject({ code: 'memory' })
  limits.maxBytes = DECODER_LIMITS.maxBytes
  await expectWell()
})

test('when the process is killed only the file at hand is lost', async () => {
  await expectWell()
  let isOver = false
  const work = media.analyse(picture).finally(() => {
    isOver = true
  })
  work.catch(() => {})
  // The previous process has no file yet; the one with the file is killed before it can have read it.
  while (!isOver) {
    const pid = findChild('media/decode/main.ts')
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
    await setImmediate()
  }
  await expect(work).rejects.toMatchObject({ code: 'stopped' })
  await expectWell()
})
