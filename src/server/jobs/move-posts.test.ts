import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyPosts } from '../../../test/empty-posts.ts'
import { storePosts } from '../../../test/factory.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import type { CreatePerson } from '../../contract/people/public-persons.ts'
import { createPerson, deletePerson, updatePerson } from '../records/people/people-changes.ts'
import { countPostsOfPeople } from '../search/accounts/person-activity.ts'
import type { ClickHouse } from '../store/clickhouse.ts'
import { sql } from '../store/sql.ts'
import { movePostsJob } from './move-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['people', 'post_reassignments'] as const) await world.pg.deleteFrom(table).execute()
  await emptyPosts(world.ch)
})

type Account = NonNullable<CreatePerson['accounts']>[number]

const account: Account = { platform: 'Telegram', handle: 'ana_b' }
const createAna = () => createPerson(world.pg, { name: 'Ana Beltrão', accounts: [account] })
const setAccounts = (id: number, accounts: Account[]) =>
  updatePerson(world.pg, id, { accounts, take_accounts: true }, { timeZone: 'UTC', now: new Date() })
const countPosts = async (id: number) => (await countPostsOfPeople(world.ch, [id])).get(id)?.posts ?? 0
const countMoves = async () => (await world.pg.selectFrom('post_reassignments').select('id').execute()).length

const neverEnds = new AbortController().signal
const run = (change: Partial<ClickHouse> = {}, signal = neverEnds) =>
  movePostsJob({ pg: world.pg, ch: { ...world.ch, ...change } }).run({}, signal)

test('posts follow, and people are read and changed while they do', async () => {
  await storePosts(world.ch, [{ account: 'Ana_B' }, { account: 'outra' }])
  const ana = await createAna()
  let meanwhile = 0
  const command: ClickHouse['command'] = async (statement) => {
    // Embedded, there is one connection: this would wait for ever for a transaction that waits for it.
    meanwhile ||= await createPerson(world.pg, { name: 'Beto Lima', accounts: [{ ...account, handle: 'outra' }] })
    return world.ch.command(statement)
  }
  expect(await run({ command })).toBe('done')
  expect([await countPosts(ana), await countPosts(meanwhile), await countMoves()]).toEqual([1, 1, 0])
})

test('cut short between the two stores it is done again, and that is harmless', async () => {
  await storePosts(world.ch, [{ account: 'ana_b' }])
  const ana = await createAna()
  const command = () => Promise.reject(new Error('out of reach'))
  await expect(run({ command })).rejects.toThrow('out of reach')
  expect([await countPosts(ana), await countMoves()]).toEqual([0, 1])
  const doneAndKilled: ClickHouse['command'] = async (statement) => {
    await world.ch.command(statement)
    throw new Error('killed')
  }
  await expect(run({ command: doneAndKilled })).rejects.toThrow('killed')
  expect([await countPosts(ana), await countMoves()]).toEqual([1, 1])
  expect(await run()).toBe('done')
  expect([await countPosts(ana), await countMoves()]).toEqual([1, 0])
})

test('the order of changes is kept, over several people', async () => {
  await storePosts(world.ch, [{ account: 'ana_b' }])
  const ana = await createAna()
  const bia = await createPerson(world.pg, { name: 'Bia', accounts: [account], take_accounts: true })
  await setAccounts(ana, [account])
  await deletePerson(world.pg, bia)
  expect(await run()).toBe('done')
  expect(await countPosts(ana)).toBe(1)
  await setAccounts(ana, [])
  expect(await run()).toBe('done')
  expect(await countPosts(ana)).toBe(0)
})

test('the table is not changed for accounts without posts, nor where posts are already', async () => {
  await createAna()
  const command = () => Promise.reject(new Error('not needed'))
  expect(await run({ command })).toBe('done')
  expect(await countMoves()).toBe(0)
})

test('a move waits for a writer that has read the posts', async () => {
  await storePosts(world.ch, [{ account: 'ana_b' }])
  const ana = await createAna()
  let moving: Promise<unknown> | undefined
  await world.ch.withWriteLock(async () => {
    moving = run()
    // Whatever the move asks of the stores is behind this.
    for (let i = 0; i < 5; i += 1) await world.pg.selectFrom('people').select('id').execute()
    expect([await countPosts(ana), await countMoves()]).toEqual([0, 1])
  })
  await moving
  expect(await countPosts(ana)).toBe(1)
})

test('told to stop, it stops before the next change and says that there is more', async () => {
  await createAna()
  expect(await run({}, AbortSignal.abort())).toBe('again')
  expect(await countMoves()).toBe(1)
  await world.queue.send('move-posts', {})
  expect(await runJobs(world)).toEqual(['move-posts'])
  expect(await countMoves()).toBe(0)
})

test('what nobody knew of a post becomes the person’s of its day; what a source told stays', async () => {
  const at = (day: string) => new Date(`2026-${day}T12:00:00Z`)
  await storePosts(world.ch, [
    { native_id: '1', account: 'ana_b', date_created: at('02-01'), party: null, role: null, uf: null },
    { native_id: '2', account: 'ana_b', date_created: at('05-01'), party: null, role: null, uf: null },
    { native_id: '3', account: 'ana_b', date_created: at('05-02'), party: 'PQR', role: null, uf: 'AC' },
  ])
  const ana = await createPerson(world.pg, { name: 'Ana', party: 'PAB', role: 'vereadora', uf: 'SP' })
  const change = { timeZone: 'UTC', now: at('06-01') }
  await updatePerson(world.pg, ana, { party: 'PXY', since: '2026-04-01' }, change)
  await setAccounts(ana, [account])
  expect(await run()).toBe('done')
  const listFacts = () =>
    world.ch.rows(
      'test',
      sql`SELECT native_id, person_id, party, role, uf FROM posts ORDER BY native_id`,
      z.object({ native_id: z.string(), person_id: z.number(), party: z.string(), role: z.string(), uf: z.string() }),
    )
  const facts = [
    { native_id: '1', person_id: ana, party: 'PAB', role: 'vereadora', uf: 'SP' },
    { native_id: '2', person_id: ana, party: 'PXY', role: 'vereadora', uf: 'SP' },
    { native_id: '3', person_id: ana, party: 'PQR', role: 'vereadora', uf: 'AC' },
  ]
  expect(await listFacts()).toEqual(facts)
  // From somebody to somebody else, or to nobody, they stay those of the post's day.
  await setAccounts(ana, [])
  expect(await run()).toBe('done')
  expect(await listFacts()).toEqual(facts.map((one) => ({ ...one, person_id: 0 })))
})

test('accounts of many people are one change of the table, each with what was its person’s on the day', async () => {
  const unknown = { party: null, role: null, uf: null }
  await storePosts(world.ch, [
    { ...unknown, native_id: '1', account: 'ana_b' },
    { ...unknown, native_id: '2', account: 'Beto' },
    { ...unknown, native_id: '3', account: 'beto', platform: 'X' },
    { ...unknown, native_id: '4', account: 'carla' },
  ])
  const ana = await createPerson(world.pg, { name: 'Ana', party: 'PAB', accounts: [account] })
  const change = { timeZone: 'UTC', now: new Date('2026-06-01T12:00:00Z') }
  await updatePerson(world.pg, ana, { party: 'PXY', since: '2026-04-01' }, change)
  const beto = await createPerson(world.pg, { name: 'Beto', uf: 'SP', accounts: [{ ...account, handle: 'BETO' }] })
  const bia = await createPerson(world.pg, {
    name: 'Bia',
    role: 'vereadora',
    accounts: [{ platform: 'X', handle: 'beto' }],
  })
  const inserts: string[] = []
  const command: ClickHouse['command'] = (statement) => {
    inserts.push(statement.strings.join(''))
    return world.ch.command(statement)
  }
  expect(await run({ command })).toBe('done')
  expect(inserts.filter((text) => text.includes('INSERT INTO post_changes'))).toHaveLength(1)
  const Facts = z.object({
    native_id: z.string(),
    person_id: z.number(),
    party: z.string(),
    role: z.string(),
    uf: z.string(),
  })
  const question = sql`SELECT native_id, person_id, party, role, uf FROM posts ORDER BY native_id`
  expect(await world.ch.rows('test', question, Facts)).toEqual([
    { native_id: '1', person_id: ana, party: 'PAB', role: '', uf: '' },
    { native_id: '2', person_id: beto, party: '', role: '', uf: 'SP' },
    { native_id: '3', person_id: bia, party: '', role: 'vereadora', uf: '' },
    { native_id: '4', person_id: 0, party: '', role: '', uf: '' },
  ])
})
