import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { describeHashes, describeParts } from '../../ingest/attachments/attachment-files.ts'
import type { ImageHash } from '../../media/types.ts'
import type { ClickHouse } from '../../store/clickhouse.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { findSimilarFiles, findWanted, findWholeCopies } from './similar-files.ts'

/** Few bits, as of a picture with large flat surfaces. */
const FLAT: ImageHash = [0b111n, 5n, 6n, 7n]
const FAR: ImageHash = [2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n, 2n ** 64n - 1n]
/** More than are compared for one search. */
const WITHOUT_PICTURE = 4_000

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const hash = (whole: ImageHash) =>
    describeHashes({ regions: [whole, FAR, FAR], details: [], probes: [[whole], [], []] })
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
  expect(await findSimilarFiles(world.ch, { probes: [[FLAT], [], []], parts: [], words: [] })).toEqual([
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

test('a screenshot is found by what it shows, and finds it, but is no copy of it', async () => {
  const shown: ImageHash = Array.from({ length: 4 }, () => 0xaaaa_aaaa_aaaa_aaaan)
  const screen: ImageHash = Array.from({ length: 4 }, () => 0xcccc_cccc_cccc_ccccn)
  const picture = { regions: [shown, shown, FAR], details: [], probes: [[shown], [shown], []], parts: [] }
  const screenshot = { regions: [screen, screen, FAR], details: [], probes: [[screen], [screen], []], parts: [shown] }
  await world.ch.insert('media_files', [
    { name: 'shown.png', ...describeHashes(picture) },
    { name: 'screenshot.png', words: 'três palavras nela', ...describeHashes(screenshot) },
  ])
  await world.ch.insert('image_parts', describeParts('screenshot.png', screenshot))
  for (const name of ['shown.png', 'screenshot.png']) {
    const wanted = await findWanted(world.ch, name)
    const found = await findSimilarFiles(world.ch, wanted)
    expect(found.map((file) => file.name).sort()).toEqual(['screenshot.png', 'shown.png'])
    expect((await findWholeCopies(world.ch, wanted)).map((file) => file.name)).toEqual([name])
  }
})

test('what a screenshot shows must be nearer than a copy with guessed edges', async () => {
  const shown: ImageHash = [0x5555_5555_5555_5555n, 11n, 12n, 13n]
  // 10 of 64 and 60 of 191 bits.
  const near: ImageHash = [0x5555_5555_5555_5555n ^ 0x3ffn, 11n ^ (2n ** 60n - 1n), 12n, 13n]
  const hashes = (whole: ImageHash, parts: ImageHash[]) => ({
    ...{ regions: [whole, FAR, FAR], details: [] },
    probes: [[whole], [whole], []],
    parts,
  })
  await world.ch.insert('media_files', [{ name: 'near.png', ...describeHashes(hashes(near, [])) }])
  const find = async (wanted: { probes: ImageHash[][]; parts: ImageHash[] }) =>
    (await findSimilarFiles(world.ch, { ...wanted, words: [] })).map(({ name }) => name)
  expect(await find({ probes: [[shown], [shown], []], parts: [] })).toContain('near.png')
  expect(await find({ probes: [[FAR], [FAR], []], parts: [shown] })).not.toContain('near.png')
  expect(await find({ probes: [[FAR], [FAR], []], parts: [near] })).toContain('near.png')
  const stored = (file: string, part: number) => ({
    file,
    part,
    first: String(near[0]),
    fine: near.slice(1).map(String),
  })
  await world.ch.insert('image_parts', [stored('shows.png', 0), stored('bars.png', 6)])
  const holding = await find({ probes: [[shown], [shown], []], parts: [] })
  expect(holding).toContain('bars.png')
  expect(holding).not.toContain('shows.png')
})

test('what is near to a picture in which little stands out must be nearer', async () => {
  const wanted: ImageHash = [0x3333_3333_3333_3333n, 21n, 22n, 23n]
  const other: ImageHash = [0x3333_3333_3333_3333n ^ 0x3ffn, 21n ^ (2n ** 60n - 1n), 22n, 23n]
  const describe = (details: number[]) => describeHashes({ regions: [other, FAR, FAR], details, probes: [] })
  await world.ch.insert('media_files', [
    { name: 'plain.png', ...describe([79, 79, 79]) },
    { name: 'rich.png', ...describe([80, 80, 80]) },
    { name: 'unknown.png', ...describe([]) },
  ])
  const found = await findSimilarFiles(world.ch, { probes: [[wanted], [wanted], []], parts: [], words: [] })
  expect(found.map(({ name }) => name).sort()).toEqual(['rich.png', 'unknown.png'])
})

test('pictures that say something else show nothing of each other', async () => {
  const card = { probes: [[FLAT], [FLAT], []], parts: [], words: ['uma', 'carta', 'sobre', 'impostos', 'novos'] }
  await world.ch.insert('media_files', [
    { name: 'card.png', words: 'outra folha fala daquela escola', ...describeHashes(null) },
  ])
  await world.ch.insert('image_parts', [{ file: 'card.png', part: 0, first: '7', fine: ['5', '6', '7'] }])
  const find = async (words: string[]) => (await findSimilarFiles(world.ch, { ...card, words })).map(({ name }) => name)
  expect(await find(card.words)).not.toContain('card.png')
  expect(await find([])).toContain('card.png')
})

/** What is read of every row: the columns before the condition that comes first. */
const READ_OF_ALL = /Prewhere filter column: (.+)/

test('of all pictures only a first look is read, sixteen bytes of each, and of a few that are left the rest', async () => {
  const asked = new Map<string, Sql>()
  // The plan of a cluster is that of its shards, which are asked.
  const [one = world.ch] = world.ch.shards
  const watched: ClickHouse = {
    ...one,
    rows: (label, question, row, signal) => {
      asked.set(label, question)
      return one.rows(label, question, row, signal)
    },
  }
  await findWholeCopies(watched, { probes: [[FLAT], [FLAT], [FLAT]], parts: [], words: [] })
  const Plan = z.object({ explain: z.string() })
  const read = async (label: string) => {
    const question = asked.get(label) ?? sql`SELECT 1`
    const plan = await one.rows('test', sql`EXPLAIN actions = 1 ${question}`, Plan)
    const [, first = ''] = READ_OF_ALL.exec(plan.map(({ explain }) => explain).join('\n')) ?? []
    return [...new Set(first.match(/\b(?:whole|centre|first)(?:_fine)?\b|\b(?:fine|words|probes|name|file)\b/g))].sort()
  }
  expect(await read('find-similar-files')).toEqual(['centre', 'whole'])
  expect(await read('find-holding-files')).toEqual(['first'])
})

test('a picture that was looked at again counts as it was seen last, before the store has merged both', async () => {
  const plain: ImageHash = [0x0f0f_f0f0_0f0f_f0f0n, 21n, 22n, 23n]
  // 8 of 64 and 66 of 191 bits: 82, of 90 that copies may differ and of 70 that plain pictures may.
  const near: ImageHash = [0x0f0f_f0f0_0f0f_f0f0n ^ 0xffn, 21n ^ (2n ** 64n - 1n), 22n ^ 0b11n, 23n]
  const look = (detail: number) =>
    describeHashes({ regions: [near, FAR, FAR], details: [detail, 255], probes: [[near], [near], []] })
  const find = async () =>
    (await findSimilarFiles(world.ch, { probes: [[plain], [], []], parts: [], words: [] })).map(({ name }) => name)
  await world.ch.command(sql`SYSTEM STOP MERGES media_files`)
  try {
    await world.ch.insert('media_files', [{ name: 'again.png', version: '2', ...look(40) }])
    expect(await find()).toEqual([])
    await world.ch.insert('media_files', [{ name: 'again.png', version: '1', ...look(255) }])
    expect(await find()).toEqual([])
    await world.ch.insert('media_files', [{ name: 'again.png', version: '10', ...look(255) }])
    expect(await find()).toEqual(['again.png'])
    await world.ch.insert('media_files', [{ name: 'again.png', version: '11', ...look(40) }])
    expect(await find()).toEqual([])
  } finally {
    await world.ch.command(sql`SYSTEM START MERGES media_files`)
  }
})
