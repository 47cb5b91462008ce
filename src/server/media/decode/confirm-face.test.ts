import { expect, test } from 'vitest'
import { drawScene } from '../../../../test/media/pictures.ts'
import { isFace } from './confirm-face.ts'
import { decodePicture } from './picture.ts'

const FACE = { x0: 40, x1: 120, y0: 30, y1: 110, score: 0.9, descriptor: [], engine: 'any' }

test.each([
  ['a person, seen in one of three squares', [0.1, 0, 0.5], true],
  ['fruit, which is taken for a face by half', [0, 0.29, 0.35], false],
  ['a cat', [0.05, 0.05, 0], false],
])('%s', async (_, sure, expected) => {
  const picture = await decodePicture(await drawScene(1, { width: 300, height: 200 }))
  const looks = [...sure]
  expect(await isFace(picture, FACE, async () => looks.shift() ?? 0)).toBe(expected)
})
