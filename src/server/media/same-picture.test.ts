/** Copies match their original after every transformation, and other pictures do not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareDecoders } from '../../../test/media/decoders.ts'
import { parseConfig } from '../config.ts'
import { quietLog } from '../log.ts'
import { type ComparedImage, compareHashes, compareImages, compareProbes } from './compare-images.ts'
import { type Media, openMedia } from './media.ts'
import type { ImageHashes } from './types.ts'

const SIDE = [800, 600] as const
let folder: string
let media: Media
let original: Buffer
let hashes: ImageHashes

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lupascan-same-'))
  media = openMedia(parseConfig({ LUPASCAN_DATA_DIR: folder }), quietLog, { decoders: shareDecoders() })
  original = await drawScene(1)
  hashes = await hash(original)
})
afterAll(async () => {
  await media.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Forty shapes from a seed: as different from each other as photographs are. */
function drawScene(seed: number): Promise<Buffer> {
  let state = seed * 7919
  const next = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
  const shapes = Array.from({ length: 40 }, () => {
    const colour = `hsl(${next(360)},${next(70)}%,${15 + next(70)}%)`
    return `<ellipse cx="${next(800)}" cy="${next(600)}" rx="${30 + next(140)}" ry="${30 + next(140)}" fill="${colour}"/>`
  })
  return render(`<rect width="800" height="600" fill="#777"/>${shapes.join('')}`, ...SIDE)
}

const render = (inside: string, width: number, height: number) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`))
    .png()
    .toBuffer()

async function hash(image: Buffer): Promise<ImageHashes> {
  const found = (await media.analyse(image, { text: false, thumbnail: false })).hashes
  if (!found) throw new Error('nothing to compare')
  return found
}

const write = (text: string, size: number, look: string) =>
  `<text x="30" y="${size}" font-size="${size}" font-family="DejaVu Sans" ${look}>${text}</text>`
const crop = (left: number, top: number, width: number, height: number) => (image: Sharp) =>
  image.extract({ left, top, width, height }).jpeg({ quality: 75 })

const COPIES: [string, (image: Sharp) => Sharp | Promise<Sharp>][] = [
  ['smaller', (image) => image.resize(300).jpeg()],
  ['recompressed', (image) => image.jpeg({ quality: 30 })],
  ['grey', (image) => image.grayscale().webp({ quality: 50 })],
  ['brighter', (image) => image.modulate({ brightness: 1.25 })],
  ['mirrored', (image) => image.flop()],
  ['cropped by 8 % on every side', crop(64, 48, 672, 504)],
  ['cropped unevenly', crop(20, 55, 710, 520)],
  ['cropped at the top', crop(0, 90, 800, 510)],
  ['cropped unevenly, by a sixth at the left and above', crop(128, 96, 608, 456)],
  ['turned by 3°, on black', (image) => image.rotate(3, { background: '#000' }).jpeg()],
  ['with a border', (image) => image.extend({ top: 40, bottom: 40, left: 50, right: 50, background: '#111' })],
  [
    'with a watermark',
    async (image) => {
      const mark = write('@canal_ficticio', 90, 'fill="#fff" fill-opacity=".5"')
      return image.composite([{ input: await render(mark, 790, 300), top: 200, left: 0 }])
    },
  ],
  [
    'with a caption bar of 20 %',
    async (image) => {
      const bar = `<rect width="800" height="120" fill="#fff"/>${write('OLHA O QUE FIZERAM', 60, 'font-weight="bold"')}`
      const framed = await image.extend({ top: 120, background: '#fff' }).png().toBuffer()
      return sharp(framed)
        .composite([{ input: await render(bar, 800, 120), top: 0, left: 0 }])
        .jpeg()
    },
  ],
]

describe('copies', () => {
  test.each(COPIES)('%s', async (_what, change) => {
    const copy = await hash(await (await change(sharp(original))).toBuffer())
    expect(compareHashes(hashes, copy)).toMatchObject({ same: true })
    expect(compareHashes(copy, hashes)).toEqual(compareHashes(hashes, copy))
    // As in the store: the query picture has probes, the stored one only regions.
    expect(compareProbes(copy.probes, hashes.regions).same && compareProbes(hashes.probes, copy.regions).same).toBe(
      true,
    )
  })
})

test('other pictures are not copies', async () => {
  for (const seed of [2, 3, 4, 5, 6, 7, 8]) {
    expect(compareHashes(hashes, await hash(await drawScene(seed)))).toMatchObject({ same: false })
  }
})

test('a flat surface has nothing to compare', async () => {
  const flat = sharp({ create: { width: 300, height: 300, channels: 3, background: '#eee' } })
  expect(await media.analyse(await flat.jpeg().toBuffer(), { text: false })).toMatchObject({
    hashes: null,
    problems: [],
  })
})

test('cards of one layout are the same only when they say the same', () => {
  const say = (text: string): ComparedImage => ({ hashes, words: text.split(' ') })
  const first = say('A PREFEITURA fechou três escolas rurais ontem')
  expect(compareImages(first, say('A prefeitura fechou três escolas rurais ontem, veja'))).toMatchObject({ same: true })
  expect(compareImages(first, say('O hospital ganhou dois médicos novos hoje'))).toMatchObject({ same: false })
  expect(compareImages(first, say('escolas'))).toMatchObject({ same: true })
})

test('a store needs few and fixed numbers', () => {
  expect(hashes.regions.map((hash) => hash.length)).toEqual([4, 4, 4])
  expect(hashes.probes.flat().length).toBeLessThanOrEqual(220)
})
