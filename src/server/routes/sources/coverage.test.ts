import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { getCoverageSummary, listCoverage } from '../../../contract/sources/coverage.ts'
import { EMPTY_CURSOR } from '../../../contract/sources/sync-cursor.ts'
import { createPerson } from '../../records/people/people-changes.ts'
import { createSources } from '../../records/sources/sources.ts'

const DAY = 24 * 60 * 60_000
const now = Date.now()
let world: TestApp
let authorization: string
let ana: number

/**
 * Ana publishes on Telegram, followed with a gap, and on X, imported from a file; Bia has no posts yet; one account has no
 * person.
 */
beforeAll(async () => {
  world = await openTestApp()
  authorization = `Bearer ${await world.enter('rita')}`
  const accounts = [
    { platform: 'Telegram' as const, handle: 'canal_ana' },
    { platform: 'X' as const, handle: 'ana_x' },
  ]
  ana = await createPerson(world.pg, { name: 'Ana Inventada', party: 'ABC', accounts })
  await createPerson(world.pg, { name: 'Bia Inventada', accounts: [{ platform: 'X', handle: 'bia_x' }] })
  await createSources(world.pg, [{ network: 'telegram-web', handle: 'Canal_Ana', since: null, created_by: null }])
  const stretches = [
    { from: 1, to: 2, at: now },
    { from: 8, to: 9, at: now },
  ]
  await world.pg
    .updateTable('sources')
    .set({
      reading: JSON.stringify({ ...EMPTY_CURSOR, newest: 9, stretches }),
      last_good_at: new Date(now),
      created_at: new Date(now - 10 * DAY),
    })
    .execute()
  await storePosts(world.ch, [
    { account: 'Canal_Ana', native_id: '2', date_created: new Date('2026-03-01T10:00:00Z') },
    { account: 'Canal_Ana', native_id: '8', date_created: new Date('2026-03-03T10:00:00Z') },
    { platform: 'X', account: 'ana_x', native_id: '1', date_created: new Date('2024-01-01T10:00:00Z') },
    { platform: 'X', account: 'ana_x', native_id: '2', date_created: new Date('2024-12-31T10:00:00Z') },
    { platform: 'Kwai', account: 'de_ninguem', native_id: '1', date_created: new Date('2025-02-02T10:00:00Z') },
    // What is said in a live is searched like a post, but its channel is not an account without a person.
    {
      platform: 'YouTube',
      account: 'TV Inventada',
      native_id: '1.0',
      date_created: new Date('2025-02-02T11:00:00Z'),
      extras: { live: { id: 1, title: 'Sessão', second: 0 } },
    },
  ])
})
afterAll(() => world.close())

const ask = async (path: string) => (await world.app.inject({ url: path, headers: { authorization } })).json()
const list = async (query: string) => listCoverage.reply.parse(await ask(`/api/coverage/${query}`))
const sum = async (query: string) => getCoverageSummary.reply.parse(await ask(`/api/coverage/summary/${query}`))

test('what was collected of each account', async () => {
  const { items } = await list('')
  expect(items).toMatchObject([
    {
      handle: 'canal_ana',
      person: { id: ana, name: 'Ana Inventada' },
      is_followed: true,
      from: new Date(now - 10 * DAY).toISOString(),
      gaps: [{ after: '2026-03-01T10:00:00Z', before: '2026-03-03T10:00:00Z' }],
      posts: 2,
      missing_media: 0,
    },
    {
      handle: 'ana_x',
      is_followed: false,
      from: '2024-01-01T10:00:00.000Z',
      until: '2024-12-31T10:00:00.000Z',
      gaps: [],
    },
    { handle: 'bia_x', from: null, until: null, posts: 0, first_post: null },
  ])
  expect((await list(`?person=${ana}`)).total_items).toBe(2)
  expect((await list('?search=bia')).items).toMatchObject([{ handle: 'bia_x' }])
  expect((await list('?coverage=sem%20coleta')).items).toMatchObject([{ handle: 'bia_x' }])
})

test('what was collected of how many accounts, and how', async () => {
  // Reading began ten days ago, so it covers all of time only in part; what a file lacks is unknown.
  const nobodys = { total: 4, unowned: 1 }
  expect(await sum('')).toEqual({ ...nobodys, covered: 0, partly: 1, imported: 2, missing: 1 })
  const inFile = '?start_date=2024-02-01&end_date=2024-03-01'
  expect(await sum(inFile)).toEqual({ ...nobodys, covered: 0, partly: 0, imported: 1, missing: 3 })
  expect(await sum('?start_date=2025-02-01&end_date=2025-02-03')).toMatchObject({ imported: 1, missing: 3 })
  const ofAbc = { total: 1, covered: 0, partly: 0, imported: 1, missing: 0, unowned: 0 }
  expect(await sum('?party=ABC&platform=X')).toEqual(ofAbc)
  const { total: all } = await sum('')
  const { total: ofAna } = await sum(`?public_person=${ana}`)
  expect(await sum(`?public_person=-${ana}`)).toMatchObject({ total: all - ofAna })
  expect(await sum('?party=-ABC')).toMatchObject({ total: all - (await sum('?party=ABC')).total })
  expect(await sum('?platform=-X')).toMatchObject({ total: all - (await sum('?platform=X')).total })
})
