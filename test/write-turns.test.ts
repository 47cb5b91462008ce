import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeUnderTrouble } from './long/write-turns/run.ts'
import { openTestStores, type TestStores } from './world.ts'

const hasServers = Boolean(process.env.TEST_CLICKHOUSE_URL && process.env.TEST_DATABASE_URL)

describe.skipIf(!hasServers)('turns of several processes (skipped: no servers)', () => {
  let world: TestStores
  beforeAll(async () => {
    world = await openTestStores()
  })
  afterAll(() => world.close())

  // The long version: node test/long/write-turns.ts --seconds 600
  test('lose no change and make none twice, killed and stopped at random', async () => {
    const { clickhouseUrl, databaseUrl, clickhouseCluster } = world
    if (!clickhouseUrl || !databaseUrl) throw new Error('no servers')
    const run = { seconds: 6, leaseSeconds: 1, seed: process.env.TEST_SEED ?? '20261122' }
    const { wrong, handovers } = await writeUnderTrouble(
      world.ch,
      { clickhouseUrl, databaseUrl, clickhouseCluster },
      run,
    )
    expect(wrong).toEqual([])
    expect(handovers).toBeGreaterThan(1)
  })
})
