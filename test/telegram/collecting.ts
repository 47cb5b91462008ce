/** Shared setup of collector tests: a world, a fake Telegram, and time that passes only when they say so. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { SyncCursor } from '../../src/contract/sources/sync-cursor.ts'
import { collectSourcesJob } from '../../src/server/jobs/collecting/collect-sources.ts'
import { createSources } from '../../src/server/records/sources/sources.ts'
import { jobDeps, runJobs } from '../run-jobs.ts'
import { openTestStores } from '../world.ts'
import { startTelegram } from './telegram-server.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** Time at which each test begins. */
export const START = Date.parse('2026-05-01T12:00:00Z')

export type Collecting = Awaited<ReturnType<typeof openCollecting>>

/** Opened before the tests of a file; before each test it is reset to START, without sources. */
export function prepareCollecting(): Collecting {
  // Type: assigned before the first test.
  const collecting = {} as Collecting
  beforeAll(async () => {
    Object.assign(collecting, await openCollecting())
  })
  afterAll(() => collecting.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await collecting.world.pg.deleteFrom('sources').execute()
  })
  return collecting
}

/** Opens stores and network. */
export async function openCollecting() {
  const world = await openTestStores()
  const telegram = await startTelegram()

  async function follow(handle: string, since: number | null = null) {
    await createSources(world.pg, [
      { network: 'telegram-web', handle, since: since === null ? null : new Date(since), created_by: null },
    ])
    return telegram.addChannel(handle)
  }

  /** Lets time pass and runs everything that became due. */
  async function collect(minutes = 0) {
    vi.setSystemTime(Date.now() + minutes * MINUTE)
    const deps = jobDeps(world)
    const config = {
      ...deps.config,
      collect: { telegramWebBase: telegram.base, perSecond: 1000 },
      privateHosts: [new URL(telegram.base).host],
    }
    await world.queue.send('collect-sources', {})
    await runJobs(world, [collectSourcesJob({ ...deps, config })])
  }

  const say = (channel: Awaited<ReturnType<typeof follow>>, id: number, text: string, rest = {}) =>
    channel.messages.set(id, { id, at: new Date(Date.now()), text, views: '12', ...rest })

  async function getSource(handle: string) {
    const row = await world.pg.selectFrom('sources').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow()
    return { ...row, reading: SyncCursor.parse(row.reading) }
  }

  async function close() {
    await telegram.close()
    await world.close()
  }
  return { world, telegram, follow, collect, say, getSource, close }
}
