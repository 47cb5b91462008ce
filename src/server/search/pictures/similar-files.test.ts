import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { describeHashes } from '../../ingest/attachments/attachment-files.ts'
import type { Mark } from '../../media/types.ts'
import { findSimilarFiles, findWanted } from './similar-files.ts'

/** Few bits, as of a picture with large flat surfaces. */
const FLAT: Mark = [0b111n, 5n, 6n, 7n]
const FAR: Mark = [2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n]
/** More than are compared for one search. */
const WITHOUT_PICTURE = 4_000

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const hash = (mark: Mark) => describeHashes({ marks: [mark, FAR, FAR], probes: [[mark], [], []] })
  const silent = Array.from({ length: WITHOUT_PICTURE }, (_, at) => ({ name: `${at}.ogg`, ...describeHashes(null) }))
  await world.ch.insert('media_files', [
    ...silent,
    { name: 'copy.png', ...hash([0b111_1111n, 5n, 6n, 7n]) },
    { name: 'same-beginning.png', ...hash([0b111n, 2n ** 64n - 1n, 0n, 2n ** 64n - 1n]) },
    { name: 'same.png', ...hash(FLAT) },
    { name: 'other.png', ...hash(FAR) },
  ])
})
afterAll(() => world.close())

test('copies are found by all their words, the closest first, however many files hold no picture', async () => {
  expect(await findSimilarFiles(world.ch, { probes: [[FLAT], [], []], words: [] })).toEqual([
    { name: 'same.png', distance: 0 },
    { name: 'copy.png', distance: 4 },
  ])
})

test('a stored picture finds itself, and a file without a picture nothing', async () => {
  expect(await findSimilarFiles(world.ch, await findWanted(world.ch, 'other.png'))).toContainEqual({
    name: 'other.png',
    distance: 0,
  })
  expect(await findSimilarFiles(world.ch, await findWanted(world.ch, '0.ogg'))).toEqual([])
})
