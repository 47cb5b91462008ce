import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPostgres, type TestPostgres } from '../../../../test/world.ts'
import { openWriteLease } from './write-lease.ts'

let world: TestPostgres
beforeAll(async () => {
  world = await openTestPostgres()
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`UPDATE write_lease SET holder = NULL, expires_at = '-infinity'`.execute(world.pg)
  await sql`DELETE FROM write_waiters`.execute(world.pg)
})

const [ANA, RUI, EVA] = [randomUUID(), randomUUID(), randomUUID()]

describe('the lease to write', () => {
  test('belongs to one at a time, and is given on', async () => {
    const lease = openWriteLease(world.pg)
    const first = await lease.take(ANA)
    const order: string[] = []
    const second = lease.take(RUI).then((held) => {
      order.push('taken')
      return held
    })
    await waitFor(1)
    order.push('released')
    await first.release()
    const held = await second
    expect(order).toEqual(['released', 'taken'])
    expect(held.epoch).toBe(first.epoch + 1)
    expect(await waiting()).toBe(0)
    await held.release()
  })

  test('keeps its epoch for a holder who comes again with nobody in between', async () => {
    const lease = openWriteLease(world.pg)
    const first = await lease.take(ANA)
    await first.release()
    const again = await lease.take(ANA)
    expect(again.epoch).toBe(first.epoch)
    await again.release()
    const other = await lease.take(RUI)
    await other.release()
    expect((await lease.take(ANA)).epoch).toBe(first.epoch + 2)
  })

  test('expires when its holder is not heard of; what the former holder says then counts for nothing', async () => {
    const lease = openWriteLease(world.pg, 0.2)
    const dead = await lease.take(ANA)
    const heir = await openWriteLease(world.pg).take(RUI)
    expect(heir.epoch).toBe(dead.epoch + 1)
    expect(await dead.renew()).toBe(false)
    expect(await dead.raise(900)).toBe(null)
    await dead.release()
    expect(await heir.renew()).toBe(true)
    await heir.release()
  })

  test("that expired is still its holder's while nobody else took it", async () => {
    const held = await openWriteLease(world.pg, -1).take(ANA)
    expect(await held.renew()).toBe(true)
  })

  test('goes to who waits longest, and past who died in line', async () => {
    const lease = openWriteLease(world.pg)
    const first = await lease.take(ANA)
    await sql`INSERT INTO write_waiters (waiter, seen_at) VALUES (${randomUUID()}, now() - interval '1 minute')`.execute(
      world.pg,
    )
    const order: string[] = []
    const takeAndGive = async (name: string, holder: string) => {
      const held = await lease.take(holder)
      order.push(name)
      await held.release()
    }
    const rui = takeAndGive('rui', RUI)
    await waitFor(2)
    const eva = takeAndGive('eva', EVA)
    await waitFor(3)
    await first.release()
    // Ana comes back at once, and does not get it before those in line.
    await Promise.all([rui, eva, takeAndGive('ana', ANA)])
    expect(order).toEqual(['rui', 'eva', 'ana'])
  })

  test('counts on from above where ClickHouse knows a higher epoch', async () => {
    const held = await openWriteLease(world.pg).take(ANA)
    const known = held.epoch + 500
    expect(await held.raise(known)).toBe(known + 1)
    expect(await held.renew()).toBe(true)
    await held.release()
    const next = await openWriteLease(world.pg).take(RUI)
    expect(next.epoch).toBe(held.epoch + 1)
    await next.release()
  })
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::integer AS n FROM write_waiters`.execute(world.pg)
  return rows[0]?.n ?? 0
}

const waitFor = (count: number) => expect.poll(waiting).toBe(count)
