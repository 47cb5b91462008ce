import sharp, { type Metadata, type Sharp } from 'sharp'
import { MediaRefused } from '../problems.ts'

/** An ordinary phone photograph has 12 to 50 million; one of 50,000 by 50,000 would be 10 GB. */
const MAX_PIXELS = 100_000_000
const MAX_FRAMES = 3_000
const MAX_SECONDS = 60
/** Maximum pixels of the working picture for text recognition, hashes and faces. */
const WORKING_PIXELS = 4_000_000
const WORKING_SIDE = 8_000
const THUMBNAIL_SIDE = 480
const CUTOUT_SIDE = 160
/** Margin as a share of the face, to include hair and chin. */
const CUTOUT_MARGIN = 0.7

/** One frame, opaque, upright, in sRGB: three bytes for each pixel. */
export type Picture = {
  pixels: Buffer
  width: number
  height: number
  /** Size of the file as shown; the working picture may be smaller. */
  shown: { width: number; height: number; frames: number; format: string }
}

/** Vector formats need an interpreter: only pure raster formats are allowed in this process. */
export function allowOnlyPixels(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`) })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Decodes a file or bytes once, scaled to the working size. Throws MediaRefused when it is broken or beyond the limits. */
export async function decodePicture(source: string | Buffer): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  const image = sharp(source, options).timeout({ seconds: MAX_SECONDS })
  const shown = checkSize(await image.metadata().catch(refuse))
  const scale = Math.min(
    1,
    Math.sqrt(WORKING_PIXELS / (shown.width * shown.height)),
    WORKING_SIDE / Math.max(shown.width, shown.height),
  )
  const { data, info } = await image
    .autoOrient()
    .resize(side(shown.width, scale), side(shown.height, scale), { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { pixels: toThreeChannels(data, info.channels), width: info.width, height: info.height, shown }
}

/** The decoded pixels for the next step; cheap, nothing is decoded twice. */
export function openPicture({ pixels, width, height }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export function drawThumbnail(picture: Picture): Promise<Buffer> {
  const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true } as const
  return openPicture(picture).resize(size).webp({ quality: 72 }).toBuffer()
}

/** A square cutout around a region of the file, given in pixels as shown, with a margin where there is room. */
export function drawCutout(picture: Picture, box: { x0: number; y0: number; x1: number; y1: number }): Promise<Buffer> {
  const scale = picture.width / picture.shown.width
  const half = Math.max(box.x1 - box.x0, box.y1 - box.y0) * scale * CUTOUT_MARGIN
  const [x, y] = [((box.x0 + box.x1) / 2) * scale, ((box.y0 + box.y1) / 2) * scale]
  const left = Math.max(0, Math.floor(x - half))
  const top = Math.max(0, Math.floor(y - half))
  const width = Math.max(1, Math.min(picture.width, Math.ceil(x + half)) - left)
  const height = Math.max(1, Math.min(picture.height, Math.ceil(y + half)) - top)
  return openPicture(picture)
    .extract({ left, top, width, height })
    .resize(CUTOUT_SIDE, CUTOUT_SIDE, { fit: 'cover' })
    .webp({ quality: 76 })
    .toBuffer()
}

const side = (pixels: number, scale: number) => Math.max(1, Math.round(pixels * scale))

function checkSize(metadata: Metadata): Picture['shown'] {
  const { width, height } = metadata.autoOrient
  const frames = metadata.pages ?? 1
  if (width * height > MAX_PIXELS) throw new MediaRefused('too_many_pixels')
  if (frames > MAX_FRAMES) throw new MediaRefused('too_many_frames')
  return { width, height, frames, format: metadata.format === 'heif' ? 'avif' : metadata.format }
}

function toThreeChannels(data: Buffer, channels: number): Buffer {
  if (channels === 3) return data
  const pixels = Buffer.alloc((data.length / channels) * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data[Math.floor(at / 3) * channels] ?? 0
  return pixels
}

/** Translates errors of libvips into our own. */
function refuse(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  if (/pixel limit|dimensions? (too|exceed)|too large/i.test(message)) throw new MediaRefused('too_many_pixels')
  if (/timeout/i.test(message)) throw new MediaRefused('timeout')
  throw new MediaRefused('broken')
}
