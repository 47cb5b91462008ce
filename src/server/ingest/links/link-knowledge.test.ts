import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNews } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { importNews, removeNews } from '../import/import-news.ts'
import { loadLinkKnowledge } from './link-knowledge.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const TEXT = 'A ponte de Vila Aurora caiu durante a madrugada'

const learn = (given: Parameters<typeof makeNews>[0]) =>
  importNews(world.ch, [{ position: 1, news: makeNews({ content_type: 'checagem', claim: TEXT, ...given }) }], 'demo')
const load = async () => (await loadLinkKnowledge(world.ch, world.pg)).findChecks

test('the index of fact-checks is kept until one of them comes, changes or goes', async () => {
  const none = await load()
  expect(await load()).toBe(none)
  expect(none(TEXT)).toEqual([])

  await learn({ rating: 'Falso' })
  const one = await load()
  expect(one(TEXT)).toHaveLength(1)
  expect(await load()).toBe(one)

  await learn({ rating: 'Enganoso' })
  const changed = await load()
  expect(changed).not.toBe(one)

  await removeNews(world.ch, 'demo')
  expect((await load())(TEXT)).toEqual([])
})
