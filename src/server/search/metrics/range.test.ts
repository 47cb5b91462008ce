import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { UFS_OF_REGION } from '../../../contract/labels.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { KnownAccounts } from '../../enrich/author.ts'
import type { BoundFilters } from '../conditions/conditions.ts'
import { fieldKey } from '../conditions/search-context.ts'
import { listMetrics } from './metrics.ts'

const PEOPLE: KnownAccounts = new Map([
  [accountKey('X', 'norte'), { id: 1, name: 'Norte', party: '', role: '', uf: 'AM' }],
  [accountKey('X', 'sul'), { id: 2, name: 'Sul', party: '', role: '', uf: 'RS' }],
])
const ZONE = 'America/Sao_Paulo'
const NOW = new Date('2026-02-01T12:00:00Z')

const asked: string[] = []
let world: TestStores
beforeAll(async () => {
  world = await openTestStores(({ question }) => asked.push(question))
  const write = (account: string, day: number, content: string) => ({
    ...{ native_id: `${account} ${day}`, platform: 'X', account, content },
    date_created: new Date(Date.UTC(2026, 0, day, 12)),
  })
  const posts = [write('sul', 3, 'nada'), write('norte', 5, 'nada'), write('norte', 8, 'vacina')]
  await storePosts(world.ch, [...posts, write('sul', 9, 'vacina')], PEOPLE)
})
afterAll(() => world.close())

const findDays = async (filters: BoundFilters) => {
  asked.length = 0
  const { items } = await listMetrics(world.ch, filters, ZONE, NOW)
  return { ...items[0]?.x_span, questions: asked.filter((question) => question === 'metrics-span').length }
}
const search_people = new Map([[fieldKey('genero', 'feminino'), [1]]])

test('words do not matter to the days that can be counted; who wrote does, region and gender too', async () => {
  const north = { start: '2026-01-05', end: '2026-01-08', questions: 1 }
  expect(await findDays({ search: 'vacina', uf: [...UFS_OF_REGION.Norte] })).toEqual(north)
  expect(await findDays({ search: 'vacina', region: ['Norte'] })).toEqual(north)
  expect(await findDays({ search: 'vacina', gender: ['feminino'], search_people })).toEqual(north)
})

test('without words what was found is all there is, and nothing more is asked', async () => {
  const south = { start: '2026-01-03', end: '2026-01-09', questions: 0 }
  expect(await findDays({ uf: [...UFS_OF_REGION.Sul] })).toEqual(south)
  expect(await findDays({ region: ['Sul'] })).toEqual(south)
  expect(await findDays({ gender: ['-feminino'], search_people })).toEqual(south)
})
