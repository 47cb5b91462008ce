import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawScene } from '../../../../test/media/pictures.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import type { Media } from '../../media/media.ts'
import { MediaRefused } from '../../media/problems.ts'
import { keepPortrait } from './portrait.ts'

let world: TestStores
let asked: string[]
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

/** Media of the test, over a web that has one picture and one page. */
function openWeb(): Media {
  asked = []
  return {
    ...world.media,
    async fetchBytes(address) {
      asked.push(address)
      if (address.endsWith('.jpg')) return Buffer.from(await drawScene(5))
      if (address.endsWith('.txt')) return Buffer.from('não é foto')
      throw new MediaRefused('unreachable', 'O servidor respondeu 404.')
    },
  }
}

test('a picture from elsewhere is brought here, small', async () => {
  const kept = await keepPortrait(openWeb(), 'https://jornal.example/ana.jpg', null)
  expect(kept).toMatch(/^media\/[0-9a-f]{64}\.webp$/)
  expect(await world.media.analyse(kept.replace('media/', ''))).toMatchObject({ kind: 'image', format: 'webp' })
  expect(await readdir(join(world.dataDir, 'media'), { recursive: true })).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/jpg$|png$/)]),
  )
})

test('what a browser may load, or what is written down already, is not asked for', async () => {
  const media = openWeb()
  const official = 'https://www.camara.leg.br/internet/deputado/bandep/1.jpg'
  expect(await keepPortrait(media, official, null)).toBe(official)
  const own = `/api/media/${'a'.repeat(64)}.webp?ends=1&signature=x`
  expect(await keepPortrait(media, own, null)).toBe(`media/${'a'.repeat(64)}.webp`)
  const old = 'https://antigo.example/ana.jpg'
  expect(await keepPortrait(media, old, old)).toBe(old)
  expect(asked).toEqual([])
})

test.each([
  ['https://jornal.example/sumiu', /trazida para cá\. O servidor respondeu 404\./],
  ['https://jornal.example/nota.txt', /trazida para cá\. /],
  ['https://www.camara.leg.br.exemplo.org/ana', /trazida para cá\. /],
])('%s is refused with a sentence', async (address, sentence) => {
  await expect(keepPortrait(openWeb(), address, null)).rejects.toMatchObject({
    fields: { image: [expect.stringMatching(sentence)] },
  })
})
