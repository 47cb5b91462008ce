import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { countOptions } from './options.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

test('an empty store has no options and no days', async () => {
  const counts = await countOptions(world.ch, 'America/Sao_Paulo')
  expect(counts.parties.size).toBe(0)
  expect(counts.published_at).toEqual({ start: null, end: null })
})

test('counts every value once per post, and days in the time zone', async () => {
  await storePosts(world.ch, [
    { party: 'PDX', uf: 'SP', date_created: new Date('2026-01-01T01:00:00Z') },
    { party: 'PDX', role: 'senador', platform: 'X', hate: 'ofensivo', date_created: new Date('2026-02-01T12:00:00Z') },
    { party: null, misleading_links: ['https://falso.example/'], date_created: new Date('2026-03-01T02:00:00Z') },
  ])
  // Repeated with another count: still the same post.
  await storePosts(world.ch, [{ party: 'PDX', uf: 'SP', views: 3, date_created: new Date('2026-01-01T01:00:00Z') }])
  const counts = await countOptions(world.ch, 'America/Sao_Paulo')
  expect(Object.fromEntries(counts.parties)).toEqual({ PDX: 2 })
  expect(Object.fromEntries(counts.ufs)).toEqual({ SP: 1 })
  expect(Object.fromEntries(counts.roles)).toEqual({ senador: 1 })
  expect(Object.fromEntries(counts.platforms)).toEqual({ Telegram: 2, X: 1 })
  expect(Object.fromEntries(counts.hates)).toEqual({ 'não avaliado': 2, ofensivo: 1 })
  expect(Object.fromEntries(counts.people)).toEqual({ 0: 3 })
  expect(Object.fromEntries(counts.misleading)).toEqual({ 0: 2, 1: 1 })
  expect(counts.published_at).toEqual({ start: '2025-12-31', end: '2026-02-28' })
})
