/** Changes applied to pictures before they are searched for: each kind is a column of the table. */
import sharp, { type Sharp } from 'sharp'
import type { Random } from './random.ts'
import { drawChat, drawPage, drawPhone } from './screenshots.ts'

/** `others`: two further originals, for kinds that contain several. */
export type MakeCopy = (picture: Buffer, random: Random, others: readonly Buffer[]) => Promise<Buffer>

const jpeg = (change: (image: Sharp) => Sharp, quality = 75): MakeCopy => {
  return (picture) => change(sharp(picture)).jpeg({ quality }).toBuffer()
}

const crop =
  (most: number): MakeCopy =>
  async (picture, random) => {
    const { width = 1, height = 1 } = await sharp(picture).metadata()
    const [left, right, top, bottom] = [width, width, height, height].map((side) =>
      Math.floor(side * most * random.next()),
    )
    const part = { left: left ?? 0, top: top ?? 0, width: width - (left ?? 0) - (right ?? 0), height: 0 }
    part.height = height - part.top - (bottom ?? 0)
    return sharp(picture).extract(part).jpeg({ quality: 75 }).toBuffer()
  }

/** Rotates, with black corners, or cropped to avoid them. */
const rotate =
  (degrees: number): MakeCopy =>
  async (picture, random) => {
    const { width = 1, height = 1 } = await sharp(picture).metadata()
    const angle = random.next() < 0.5 ? degrees : -degrees
    const turned = sharp(await sharp(picture).rotate(angle, { background: '#000' }).png().toBuffer())
    if (random.next() < 0.5) return turned.jpeg({ quality: 75 }).toBuffer()
    const lost = Math.sin((degrees * Math.PI) / 180)
    const [inX, inY] = [Math.ceil(lost * height), Math.ceil(lost * width)]
    const { width: w = 1, height: h = 1 } = await turned.metadata()
    return turned
      .extract({ left: inX, top: inY, width: w - 2 * inX, height: h - 2 * inY })
      .jpeg({ quality: 75 })
      .toBuffer()
  }

/** Kinds that contain words. */
export const SCREENSHOTS = ['on a telephone', 'in a conversation', 'in a page']

/** A copy of three originals in one. */
export const THREE = 'three on a telephone'

export const KINDS: Record<string, MakeCopy> = {
  'smaller, JPEG 40': jpeg((image) => image.resize(400), 40),
  mirrored: jpeg((image) => image.flop()),
  'bar of 20 % above': async (picture) => {
    const { height = 1 } = await sharp(picture).metadata()
    return sharp(picture)
      .extend({ top: Math.round(height / 4), background: '#fff' })
      .jpeg()
      .toBuffer()
  },
  'cropped, 0 to 10 % of each side': crop(0.1),
  'cropped, 0 to 20 % of each side': crop(0.2),
  'cropped, 0 to 30 % of each side': crop(0.3),
  'turned by 3°': rotate(3),
  'on a telephone': (picture, random) => drawPhone(random, [picture]),
  'in a conversation': (picture, random) => drawChat(random, picture),
  'in a page': (picture, random) => drawPage(random, picture),
  [THREE]: (picture, random, others) => drawPhone(random, [picture, ...others]),
}
