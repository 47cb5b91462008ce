import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { MetricsQuery } from '../../../contract/posts/metrics.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { rewritePosts } from '../../ingest/rewrite/rewrite.ts'
import { listMetrics } from './metrics.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, [
    ...['PZV', 'PZV', 'PDX'].map((party) => ({ content: 'apagada', party, account: party, full_name: party })),
    { content: 'apagada', account: 'canal', full_name: 'Canal' },
    { content: 'fica', party: 'PDX' },
  ])
  await rewritePosts(world.ch, await listPlacesAfter(world.ch, null), ({ draft, later }) =>
    draft.content === 'apagada' ? { draft, later: { ...later, deleted_before: 1_780_000_000 } } : null,
  )
})
afterAll(() => world.close())

async function read(query: object) {
  const { items } = await listMetrics(world.ch, MetricsQuery.parse(query), 'America/Sao_Paulo')
  const deleted = items.filter(({ id }) => id.startsWith('deleted-'))
  return Object.fromEntries(deleted.map(({ id, x_data, x_keys, y_data }) => [id, { x_data, x_keys, y_data }]))
}

test('deleted posts by person and party', async () => {
  const byParty = {
    x_data: ['PZV', 'PDX', 'não informado'],
    x_keys: ['PZV', 'PDX', 'não informado'],
    y_data: [[2, 1, 1]],
  }
  const found = await read({})
  expect(found['deleted-by-party']).toEqual(byParty)
  expect(found['deleted-by-person']?.x_data).toEqual([
    'PZV (@PZV, Telegram)',
    'Canal (@canal, Telegram)',
    'PDX (@PDX, Telegram)',
  ])
  expect(found['deleted-by-person']?.y_data).toEqual([[2, 1, 1]])
})

test('the filters count, that of the state too', async () => {
  expect((await read({ party: ['PDX'] }))['deleted-by-party']?.y_data).toEqual([[1]])
  expect((await read({ state: ['ativo'] }))['deleted-by-party']).toEqual({ x_data: [], x_keys: [], y_data: [[]] })
  expect((await read({ state: ['ativo'] }))['deleted-by-person']?.x_data).toEqual([])
})
