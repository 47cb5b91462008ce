import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost, storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { openImportStep } from '../../commands/enrich-steps.ts'
import { enrichPost } from '../../enrich/index.ts'
import { languageStep } from '../../enrich/language.ts'
import { textStep } from '../../enrich/text.ts'
import { listPlacesAfter } from '../../ingest/rewrite/post-places.ts'
import { writePosts } from '../../ingest/write/write.ts'
import { listPosts } from '../posts/posts.ts'

const ZONE = 'America/Sao_Paulo'
const TEXTS = [
  'Saiu o resultado do julgamento de ontem',
  'Los precios suben todos los días',
  'Share before they delete it',
  'Les femmes gagnent moins que les hommes',
  '👏👏👏',
]

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const list = async (query: object = {}) =>
  (await listPosts(world.ch, PostsQuery.parse({ sort_order: 'asc', ...query }), ZONE)).items
const find = async (...language: string[]) => (await list({ language })).map(({ content }) => content)

test('posts are found by their language, which lists tell; what does not tell it is "unknown"', async () => {
  await storePosts(
    world.ch,
    TEXTS.map((content, day) => ({ content, date_created: new Date(Date.UTC(2026, 2, 1 + day)) })),
  )
  expect((await list()).map(({ language }) => language)).toEqual(['pt', 'es', 'en', 'other', 'unknown'])
  expect(await find('es')).toEqual([TEXTS[1]])
  expect(await find('es', 'other')).toEqual([TEXTS[1], TEXTS[3]])
  expect(await find('unknown')).toEqual([TEXTS[4]])
})

test('a post from before languages were told counts as unknown until the step is run again over it', async () => {
  const old = enrichPost(makePost({ native_id: 'velha', content: 'Hoy vamos todos a la marcha' }), [textStep])
  await writePosts(world.ch, [old], 'import')
  expect(await find('unknown')).toContain(old.content)
  const places = await listPlacesAfter(world.ch, null, { since: 0 })
  const step = openImportStep(world.ch, languageStep())
  expect(await step.run(places)).toBe(1)
  expect(await step.run(places)).toBe(0)
  expect(await find('unknown')).toEqual([TEXTS[4]])
  expect(await find('es')).toContain(old.content)
})
