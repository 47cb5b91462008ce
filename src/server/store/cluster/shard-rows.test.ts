import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { RowPieces } from '../engines/row-pieces.ts'
import { sql, strings } from '../sql.ts'
import { shardKey, splitRows } from './shard-rows.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const IDS = Array.from({ length: 200 }, (_, i) => `0b0c8c2e-7a44-4f6e-9d53-${i.toString(16).padStart(12, '0')}`)

test('rows are where the engine would put them when tables are copied by a statement', async () => {
  const rows = splitRows(
    'post_keys',
    IDS.map((id) => ({ id })),
    3,
  )
  const known = await world.ch.rows(
    'shards',
    sql`SELECT id, toUInt32(CRC32(toString(toUUID(id))) % 3) AS shard FROM (SELECT arrayJoin(${strings(IDS)}) AS id)`,
    z.object({ id: z.string(), shard: z.number() }),
  )
  for (const { id, shard } of known) expect(rows[shard]).toContainEqual({ id })
  expect(rows.flat()).toHaveLength(IDS.length)
  expect(Math.min(...rows.map(({ length }) => length))).toBeGreaterThan(30)
})

test('an object and its JSON go to the same shard, in whatever order its fields stand, and numbers as texts', () => {
  const id = IDS[7] ?? ''
  const forms = [
    splitRows('post_rows', [{ number: 1, id }], 5),
    splitRows('post_rows', [JSON.stringify({ id, content: '"id":"x"' })], 5),
    splitRows('post_changes', [JSON.stringify({ content: '{"id":"x"', id })], 5),
    splitRows('post_counts', [{ post_id: id }], 5),
    splitRows('post_rows', [new RowPieces(`{"id":"${id}",`, Buffer.from('"content":"x"}'))], 5),
    splitRows('post_rows', [new RowPieces('{"number":1,', Buffer.from(`"id":"${id}"}`))], 5),
  ]
  expect(new Set(forms.map((split) => split.findIndex((rows) => rows.length === 1))).size).toBe(1)
  expect(splitRows('message_groups', [{ id: 7 }, { id: '7' }], 9).filter((rows) => rows.length > 0)).toHaveLength(1)
})

test('a row of an unknown table, or without what says its shard, is refused', () => {
  expect(() => splitRows('posts', [{ id: '1' }], 2)).toThrow('posts')
  expect(() => splitRows('faces', [{ file: 'a' }], 2)).toThrow('face_id')
})

/** Filled by views, or by a statement on each shard, or what each shard has for itself. */
const WITHOUT_KEY = [
  'message_keys',
  'message_size_looks',
  'message_sizes',
  'migrations',
  'post_day_sums',
  'post_documents',
  'post_hour_sums',
  'post_settlements',
  'post_sum_days',
  'post_sums',
  'posts',
  'write_epochs',
]

test('every table has its key, or a reason why it needs none', async () => {
  const tables = await (world.ch.shards[0] ?? world.ch).rows(
    'tables',
    sql`SELECT name FROM system.tables WHERE database = currentDatabase() AND engine != 'MaterializedView'
        AND NOT match(name, '_(words|domains|hashtags|mentions)$') ORDER BY name`,
    z.object({ name: z.string() }),
  )
  expect(tables.map(({ name }) => name).filter((name) => shardKey(name) === null)).toEqual(WITHOUT_KEY)
})
