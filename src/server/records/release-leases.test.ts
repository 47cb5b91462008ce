/** Leases held by a process when it died. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../test/world.ts'
import { openWriteLease } from '../store/writes/write-lease.ts'
import { takeList } from './lists/list-runs.ts'
import { listUncapturedLives, listUnwrittenLives, queueDueLives } from './lives/live-follow.ts'
import { claimLive, leaveLive } from './lives/live-listening.ts'
import { takeSegment } from './lives/segment-writing.ts'
import { releaseLeases } from './release-leases.ts'
import { claimDueSource, createSources } from './sources/sources.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())

const HOUR_MS = 3_600_000
const now = new Date()
const hourLater = new Date(now.getTime() + HOUR_MS)
const anHour = sql<Date>`clock_timestamp() + interval '1 hour'`

async function addList(username: string): Promise<void> {
  const { pg } = world
  const user = await pg
    .insertInto('users')
    .values({ username, username_key: username })
    .returning('id')
    .executeTakeFirstOrThrow()
  await pg
    .insertInto('lists')
    .values({
      ...{ id: randomUUID(), owner_id: user.id, title: 'Nomes', reading: 'phrase', filters: '{}' },
      ...{ questions: 1, refused: 0 },
    })
    .execute()
}

/** A live that is queued for listening. */
async function addLive(word: string): Promise<number> {
  const { id } = await world.pg
    .insertInto('lives')
    .values({ url: `https://sitio.example/${word}`, title: word, search_key: word, listening: 'queued' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('where the only process begins, at once', () => {
  test('a list is counted on', async () => {
    const { pg } = world
    await addList('rui')
    expect(await takeList(pg, now)).toBeDefined()
    expect(await takeList(pg, now)).toBeUndefined()
    await releaseLeases(pg)
    expect(await takeList(pg, now)).toBeDefined()
    await pg.deleteFrom('lists').execute()
  })

  test('a live is heard on from where it was', async () => {
    const { pg } = world
    const id = await addLive('primeira')
    const claim = { leaseMs: 30_000, now }
    expect(await claimLive(pg, id, { listener: 'um', ...claim })).toMatchObject({ id })
    expect(await claimLive(pg, id, { listener: 'dois', ...claim })).toBe('busy')
    await releaseLeases(pg)
    expect(await claimLive(pg, id, { listener: 'dois', ...claim })).toMatchObject({ id })
    await pg.deleteFrom('lives').execute()
  })
})

describe('where the clock was set back an hour since, without that hour', () => {
  test('the turn to write', async () => {
    const lease = openWriteLease(world.pg)
    const dead = await lease.take(randomUUID())
    await sql`UPDATE write_lease SET expires_at = expires_at + interval '1 hour'`.execute(world.pg)
    const heir = await lease.take(randomUUID())
    expect(heir.epoch).toBe(dead.epoch + 1)
    expect(await dead.renew()).toBe(false)
    await heir.release()
  })

  test('a list', async () => {
    const { pg } = world
    await addList('ana')
    expect(await takeList(pg, hourLater)).toBeDefined()
    expect(await takeList(pg, now)).toBeDefined()
    expect(await takeList(pg, now)).toBeUndefined()
  })

  test('a source', async () => {
    const { pg } = world
    await createSources(pg, [{ network: 'telegram', handle: 'canal', since: null, created_by: null }])
    const claim = () => claimDueSource(pg, { networks: ['telegram'], now: new Date() })
    expect(await claim()).toMatchObject({ handle: 'canal' })
    await pg.updateTable('sources').set({ claimed_until: anHour }).execute()
    expect(await claim()).toMatchObject({ handle: 'canal' })
    expect(await claim()).toBeUndefined()
  })

  test('a live and a piece of it', async () => {
    const { pg } = world
    const id = await addLive('uma')
    const claim = (listener: string, at: Date) => claimLive(pg, id, { listener, leaseMs: 30_000, now: at })
    await claim('um', hourLater)
    expect(await listUncapturedLives(pg, now)).toEqual([id])
    expect(await claim('dois', now)).toMatchObject({ id })
    expect(await listUncapturedLives(pg, now)).toEqual([])
    expect(await claim('três', now)).toBe('busy')

    const piece = { started_at: 0, finished_at: 15, overlap: 0, ends_in_pause: true, audio: 'media/a.opus' }
    await pg
      .insertInto('live_segments')
      .values({ ...piece, live_id: id, number: 1 })
      .execute()
    expect(await takeSegment(pg, id, 30)).toMatchObject({ number: 1 })
    expect(await listUnwrittenLives(pg)).toEqual([])
    await pg.updateTable('live_segments').set({ next_try_at: anHour }).execute()
    expect(await listUnwrittenLives(pg)).toEqual([id])
    expect(await takeSegment(pg, id, 30)).toMatchObject({ number: 1 })
  })

  test('a live that is tried again', async () => {
    const { pg } = world
    const id = await addLive('outra')
    await claimLive(pg, id, { listener: 'um', leaseMs: 30_000, now })
    const retryAt = new Date(Date.now() + 10 * 60_000)
    await leaveLive(pg, id, 'um', { listening: 'failed', problem: 'Sem sinal.', retryAt })
    const queue = async (at: number) => {
      await queueDueLives(pg, new Date(at))
      const { listening } = await pg
        .selectFrom('lives')
        .select('listening')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return listening
    }
    expect(await queue(Date.now() + 9 * 60_000)).toBe('failed')
    expect(await queue(Date.now() - 30_000)).toBe('failed')
    expect(await queue(Date.now() - HOUR_MS)).toBe('queued')
  })
})
