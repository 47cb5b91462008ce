import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawScene } from '../../../../test/media/pictures.ts'
import { findCommonInside } from './common-bars.ts'
import { GREY_SIDE, WHOLE } from './frame.ts'

/** A night scene whose upper third is dark, as a square of grey levels; between black bars, as on an upright screen. */
async function drawFrame(seed: number, bar: number): Promise<Uint8Array> {
  const inside = GREY_SIDE - 2 * bar
  const night = `<svg width="${GREY_SIDE}" height="${inside}"><rect width="100%" height="${inside / 3}" fill="#0a0a0a"/></svg>`
  const scene = await sharp(await drawScene(seed))
    .resize(GREY_SIDE, inside, { fit: 'fill' })
    .composite([{ input: Buffer.from(night) }])
    .extend({ top: bar, bottom: bar, background: '#000' })
    .grayscale()
    .raw()
    .toBuffer()
  return scene
}

const drawFilm = (bar: number, dark: readonly boolean[]) =>
  Promise.all(
    dark.map(async (isDark, seed) =>
      isDark
        ? drawFrame(seed + 3, bar)
        : sharp(await drawScene(seed + 3))
            .resize(GREY_SIDE, GREY_SIDE - 2 * bar, { fit: 'fill' })
            .extend({ top: bar, bottom: bar, background: '#000' })
            .grayscale()
            .raw()
            .toBuffer(),
    ),
  )

test('bars that leave a third of the height are found, although some frames are dark above', async () => {
  const { x0, y0, x1, y1 } = findCommonInside(await drawFilm(87, [true, false, false, true, false, false]))
  expect([x0, x1]).toEqual([0, 1])
  expect(Math.abs(y0 * GREY_SIDE - 87)).toBeLessThanOrEqual(2)
  expect(Math.abs(y1 * GREY_SIDE - 169)).toBeLessThanOrEqual(2)
})

test('without bars and without frames the whole is inside', async () => {
  expect(findCommonInside(await drawFilm(0, [false, false, false, false]))).toEqual(WHOLE)
  expect(findCommonInside([])).toEqual(WHOLE)
})
