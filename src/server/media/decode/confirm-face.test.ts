import { expect, test } from 'vitest'
import { drawScene } from '../../../../test/media/pictures.ts'
import { isFace } from './confirm-face.ts'
import { decodePicture } from './picture.ts'

const FACE = { x0: 40, x1: 120, y0: 30, y1: 110, score: 0.9, descriptor: [], engine: 'any' }

test.each([
  ['a person, hardly seen', [0.3, 0.18, 0.5], true],
  ['dried mushrooms, in one square of three', [0.25, 0.09, 0.48], false],
  ['fruit', [0, 0.29, 0.35], false],
  ['a cat', [0.05, 0.05, 0], false],
])('%s', async (_, sure, expected) => {
  const picture = await decodePicture(await drawScene(1, { width: 300, height: 200 }))
  const looks = [...sure]
  expect(await isFace(picture, FACE, async () => looks.shift() ?? 0)).toBe(expected)
})
