import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { KnownPerson } from '../../enrich/author.ts'
import { countPosts } from '../posts/posts.ts'
import { listPeopleChart } from './people-chart.ts'

const fulana: KnownPerson = { id: 7, name: 'Fulana', party: 'PTX', role: 'senador', uf: 'BA' }
const PEOPLE = new Map(['fulana', 'fulana_oficial'].map((handle) => [accountKey('Telegram', handle), fulana]))
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const accounts = Array.from({ length: 20 }, (_, i) => ({
    account: `canal${i}`,
    full_name: `Canal ${i}`,
    posts: 22 - i,
  }))
  await storePosts(
    world.ch,
    [
      // One person, two accounts, a name that changed.
      { account: 'fulana', full_name: 'Fulana de Tal', date_created: day(3) },
      { account: 'fulana_oficial', full_name: 'Deputada Fulana', date_created: day(5), content: 'vacina' },
      { account: 'fulana', full_name: 'Fulana de Tal', date_created: day(4) },
      ...accounts.flatMap(({ posts, ...account }) =>
        Array.from({ length: posts }, () => ({ ...account, date_created: day(5) })),
      ),
    ],
    PEOPLE,
  )
})
afterAll(() => world.close())

const ask = (filters = {}) => listPeopleChart(world.ch, filters, 'America/Sao_Paulo')

test('a person is one bar, named as in the last of the posts that count; accounts of nobody are a bar each', async () => {
  const { x_data, x_keys, y_data } = await ask()
  expect(x_data).toHaveLength(15)
  expect([x_data[0], x_keys[0], y_data[0]?.[0]]).toEqual([
    ...['Canal 0 (@canal0, Telegram)', 'conta:canal0 plataforma:Telegram', 22],
  ])
  expect(y_data[0]?.at(-1)).toBe(8)
  const late = await ask({ start_date: '2026-01-01', end_date: '2026-01-03' })
  expect([late.x_data, late.x_keys, late.y_data]).toEqual([['Fulana de Tal'], ['7'], [[2]]])
})

test('each bar of nobody counts what a search for its account finds, however its name is written', async () => {
  await storePosts(world.ch, [
    { account: 'Canal1', full_name: 'CANAL 1', date_created: day(6) },
    { account: 'canal1', full_name: 'Canal 1', date_created: day(4) },
  ])
  const { x_data, x_keys, y_data } = await ask()
  expect(x_data[0]).toBe('CANAL 1 (@Canal1, Telegram)')
  for (const [i, key] of x_keys.entries())
    expect([key, await countPosts(world.ch, { search: key ?? '' }, 'America/Sao_Paulo')]).toEqual([key, y_data[0]?.[i]])
})

test('with a search only what it finds counts', async () => {
  const { x_data, x_keys, y_data } = await ask({ search: 'vacina' })
  expect([x_data, x_keys, y_data]).toEqual([['Deputada Fulana'], ['7'], [[1]]])
})
