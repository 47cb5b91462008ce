import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyAudit } from '../../../../test/audit.ts'
import { createTestUser, PASSWORD } from '../../../../test/users.ts'
import { openTestApp, type TestApp } from '../../../../test/world.ts'
import { AUDIT_ACTIONS } from '../../../contract/audit-actions.ts'
import { createAuditEntry } from '../../records/audit.ts'
import { verifyAudit } from '../../records/audit-chain.ts'

let world: TestApp
let access: string
beforeAll(async () => {
  world = await openTestApp()
  await createTestUser(world.pg, 'dora', { is_superuser: true })
  const payload = { username: 'dora', password: PASSWORD }
  access = (await world.app.inject({ method: 'POST', url: '/api/token/', payload })).json().access
  await emptyAudit(world.pg)
  for (let n = 1; n <= 45; n += 1) {
    const actor = n % 2 === 0 ? 'Ana' : 'bia'
    const entry = { actor, action: 'posts_exported', subject: `=filtros ${n}`, address: `10.0.0.${n}` } as const
    // Days are those of São Paulo: one in the morning UTC is the previous evening.
    await createAuditEntry(world.pg, entry, new Date(Date.UTC(2026, 0, n, 1)))
  }
})
afterAll(() => world.close())

const ask = (query: string) =>
  world.app.inject({ url: `/api/audit/?${query}`, headers: { authorization: `Bearer ${access}` } })
const listIds = async (query: string): Promise<number[]> =>
  (await ask(query)).json().items.map(({ id }: { id: number }) => id)

test('pages by cursor are exact although entries are added between them', async () => {
  const first = (await ask('page_size=20')).json()
  await createAuditEntry(world.pg, { actor: 'ana', action: 'login', address: '' }, new Date())
  const second = (await ask(`page_size=20&cursor=${first.next_cursor}`)).json()
  const third = (await ask(`page_size=20&cursor=${second.next_cursor}`)).json()
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ id }: { id: number }) => id))
  expect(ids).toEqual(Array.from({ length: 45 }, (_, n) => 45 - n))
  expect(third.next_cursor).toBeNull()
})

test('filters: who, what, to what, from where, between which days', async () => {
  expect((await listIds('actor=ANA&action=posts_exported')).every((id) => id % 2 === 0)).toBe(true)
  expect(await listIds('action=login')).toHaveLength(1)
  expect(await listIds('subject=FILTROS%2045')).toEqual([45])
  expect(await listIds('address=10.0.0.44')).toEqual([44])
  expect(await listIds('start_date=2026-01-01&end_date=2026-01-02')).toEqual([3, 2])
  expect(await listIds('subject=%25')).toEqual([])
  expect(await listIds('actor=%00')).toEqual([])
  expect((await ask('start_date=2026-01-02&end_date=2026-01-01')).statusCode).toBe(400)
  expect((await ask('action=nada')).statusCode).toBe(400)
  expect((await ask('cursor=-1')).statusCode).toBe(400)
})

test('the CSV holds what the filters leave, is safe in a spreadsheet, and is written down', async () => {
  const answer = await ask('format=csv&actor=bia')
  const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(lines).toHaveLength(1 + 23)
  expect(lines[1]).toContain("'=filtros 45")
  const [last] = (await ask('page_size=20')).json().items
  expect(last).toMatchObject({ actor: 'dora', action: 'audit_exported', subject: 'com filtros: actor' })
  expect(await verifyAudit(world.pg)).toMatchObject({ outcome: 'whole' })
})

test('an export of posts is written down before the file goes out, without what was searched for', async () => {
  const url = '/api/posts/?format=csv&search=segredo&party=PXA'
  await world.app.inject({ url, headers: { authorization: `Bearer ${access}` } })
  const [last] = (await ask('page_size=20')).json().items
  expect(last).toMatchObject({ actor: 'dora', action: 'posts_exported', subject: 'filtros: search, party' })
})

test('the screen has words for every action', () => {
  expect(new Set(Object.values(AUDIT_ACTIONS)).size).toBe(Object.keys(AUDIT_ACTIONS).length)
})
