import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawScene } from '../../../test/media/pictures.ts'
import { openAlignment } from './align-crop.ts'
import { compareProbes } from './compare-images.ts'
import { hashImage } from './decode/hash-image.ts'
import { decodePicture } from './decode/picture.ts'

const SIZE = { width: 640, height: 420 }

async function hash(picture: Buffer) {
  const hashes = await hashImage(await decodePicture(picture))
  if (!hashes) throw new Error('nothing to compare')
  return hashes
}

/** Per cent of each side that is cropped. */
function crop(picture: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const part = {
    left: Math.round((left * SIZE.width) / 100),
    top: Math.round((top * SIZE.height) / 100),
    width: Math.round(((100 - left - right) * SIZE.width) / 100),
    height: Math.round(((100 - top - bottom) * SIZE.height) / 100),
  }
  return sharp(picture).extract(part).jpeg({ quality: 75 }).toBuffer()
}

test.each([
  [1, [12, 12, 4, 17]],
  [12, [18, 18, 2, 2]],
] as const)(
  'scene %i cropped by %j, which no probe meets, from both sides; strangers are none',
  async (seed, sides) => {
    const scene = await drawScene(seed, SIZE)
    const [original, copy] = [await hash(scene), await hash(await crop(scene, sides))]
    for (const [one, other] of [
      [original, copy],
      [copy, original],
    ] as const) {
      const [whole = [], , centre = []] = other.regions
      expect(compareProbes(one.probes, other.regions).same).toBe(false)
      expect(openAlignment(one.grey)(whole, centre).same).toBe(true)
    }
    const align = openAlignment(copy.grey)
    for (const stranger of [21, 22, 23]) {
      const [whole = [], , centre = []] = (await hash(await drawScene(stranger, SIZE))).regions
      expect(align(whole, centre).same).toBe(false)
    }
  },
)
