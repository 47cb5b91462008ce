import { randomUUID } from 'node:crypto'
import { createClient } from '@clickhouse/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { ConfigError } from '../../config.ts'
import { deleteAllFaces } from '../../ingest/attachments/delete-faces.ts'
import { settlePosts } from '../../ingest/rewrite/settle-posts.ts'
import { quietLog } from '../../log.ts'
import type { ClickHouse } from '../clickhouse.ts'
import { claimShards } from '../migrate.ts'
import { openStores } from '../open.ts'
import { type Sql, sql } from '../sql.ts'
import { openCluster } from './cluster.ts'

const cluster = process.env.TEST_CLICKHOUSE_CLUSTER

describe.skipIf(!cluster)('a store on the shards of a cluster (skipped: no cluster)', () => {
  let world: TestStores
  beforeAll(async () => {
    world = await openTestStores()
    await storePosts(world.ch, posts(0))
  })
  afterAll(() => world.close())

  const posts = (views: number) =>
    Array.from({ length: 40 }, (_, i) => ({ native_id: String(i), content: `Publicação ${i}`, views }))
  const count = async (ch: ClickHouse, from: Sql) => {
    const [row] = await ch.rows('test', sql`SELECT toUInt32(count()) AS n FROM ${from}`, z.object({ n: z.number() }))
    return row?.n ?? 0
  }
  const countEach = (from: Sql) => Promise.all(world.ch.shards.map((shard) => count(shard, from)))

  test('a post is on one shard with all that belongs to it, and found wherever it is', async () => {
    const rows = await countEach(sql`post_rows`)
    expect(Math.min(...rows)).toBeGreaterThan(5)
    expect(rows.reduce((sum, n) => sum + n, 0)).toBe(40)
    expect(await countEach(sql`post_keys`)).toEqual(rows)
    expect(await countEach(sql`post_documents`)).toEqual(rows)
    expect(await countEach(sql`post_rows WHERE id IN (SELECT id FROM post_keys)`)).toEqual(rows)
    expect(await count(world.ch, sql`posts WHERE hasAllTokens(folded, ['publicacao'])`)).toBe(40)
  })

  test('deleting all faces deletes those of every shard', async () => {
    const faces = Array.from({ length: 30 }, () => ({ face_id: randomUUID(), version: 1, file: 'a.jpg', cutout: '' }))
    await world.ch.insert('faces', faces)
    expect(Math.min(...(await countEach(sql`faces`)))).toBeGreaterThan(0)
    await deleteAllFaces({ ch: world.ch, media: { remove: async () => {} } })
    expect(await countEach(sql`faces`)).toEqual(world.ch.shards.map(() => 0))
    expect(await count(world.ch, sql`faces`)).toBe(0)
  })

  test('a shard that was away while the others settled is settled later, and loses nothing', async () => {
    const [first, second] = world.ch.shards
    if (!first || !second) throw new Error('no shards')
    await storePosts(world.ch, posts(7))
    const pending = await count(second, sql`post_changes`)
    // As if the second had not answered from the first statement of the settlement on.
    expect(await settlePosts(first)).toBeGreaterThan(0)
    const seen = sql`posts WHERE views = 7`
    expect(await count(world.ch, seen)).toBe(40)
    expect(await settlePosts(world.ch)).toBe(pending)
    expect(await count(world.ch, seen)).toBe(40)
    expect(await count(world.ch, sql`post_rows WHERE views = 7`)).toBe(40)
  })

  test('a shard is not taken for a whole store, nor for a shard of another number', async () => {
    const { dataDir, databaseUrl, clickhouseUrl } = world
    const alone = openStores({ dataDir, databaseUrl, clickhouseUrl }, quietLog)
    await expect(alone).rejects.toThrow(ConfigError)
    await expect(alone).rejects.toThrow(/é só o shard 1 de 2 de um cluster/)
    await expect(claimShards(world.ch.shards.slice(0, 1))).rejects.toThrow(/o shard 1 de 2, e não o shard 1 de 1/)
    await expect(claimShards(world.ch.shards.toReversed())).rejects.toThrow(ConfigError)
  })

  test('what is no cluster for posts is refused in a sentence', async () => {
    const url = process.env.TEST_CLICKHOUSE_URL ?? ''
    await expect(openCluster(`${url}/lupascan`, 'nenhum', {})).rejects.toThrow(/não conhece nenhum cluster nenhum/)
    await expect(openCluster(`${url}/com-hifen`, cluster ?? '', {})).rejects.toThrow(/com-hifen/)
  })

  test('tables are copied by statements into the database in which every shard takes part', async () => {
    const from = await openTestStores()
    const source = new URL(from.clickhouseUrl ?? '').pathname.slice(1)
    await storePosts(from.ch, posts(1))
    await storePosts(from.ch, posts(2))
    const into = await openTestStores()
    const target = new URL(into.clickhouseUrl ?? '').pathname.slice(1)
    const client = createClient({ url: process.env.TEST_CLICKHOUSE_URL ?? '' })
    // As docs/operations.md has it.
    for (const table of ['post_rows', 'post_changes', 'post_keys'])
      await client.command({
        query: `INSERT INTO ${target}_cluster.${table} SELECT * FROM ${source}_cluster.${table} SETTINGS distributed_foreground_insert = 1`,
      })
    await client.close()
    const seen = sql`posts WHERE views = 2`
    expect(await count(into.ch, seen)).toBe(40)
    await storePosts(into.ch, posts(3))
    expect(await count(into.ch, sql`posts WHERE views = 3`)).toBe(40)
    await settlePosts(into.ch)
    expect(await count(into.ch, sql`posts WHERE views = 3`)).toBe(40)
    expect(await count(into.ch, sql`posts`)).toBe(40)
    await from.close()
    await into.close()
  })
})
