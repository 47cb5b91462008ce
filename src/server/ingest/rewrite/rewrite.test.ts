import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { PostsQuery } from '../../../contract/posts/post-query.ts'
import { listPosts } from '../../search/posts/posts.ts'
import { sql } from '../../store/sql.ts'
import { listPlacesAfter } from './post-places.ts'
import { rewritePosts } from './rewrite.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const search = async (text: string) =>
  (await listPosts(world.ch, PostsQuery.parse({ search: text }), 'America/Sao_Paulo')).items

const PICTURE = { type: 'image' as const, url: 'https://t.example/foto.jpg', description: null }
const POSTS = [
  { content: 'Foto da reunião', media: [PICTURE], duration: 12.3 },
  { content: 'Outra publicação', hate: 'ofensivo' as const, hate_score: 0.1 },
]

test('text seen in an image is searched with the post, but no phrase reaches from one into the other', async () => {
  await storePosts(world.ch, POSTS)
  const places = await listPlacesAfter(world.ch, null)
  expect(places).toHaveLength(2)
  const seeText = () =>
    rewritePosts(world.ch, places, ({ draft, later }) =>
      draft.media.length > 0
        ? { draft, later: { ...later, media_ocr: ['Urnas secretas'], media_ocr_extra: ['sigilo'] } }
        : null,
    )
  expect(await seeText()).toBe(1)
  expect(await search('secreta')).toMatchObject([{ content: 'Foto da reunião', media: [{ ocr: 'Urnas secretas' }] }])
  expect(await search('"urnas secretas"')).toHaveLength(1)
  expect(await search('sigilo')).toHaveLength(1)
  expect(await search('"reunião urnas"')).toHaveLength(0)
  expect(await seeText()).toBe(0)
})

test('an import of the same posts changes nothing and keeps what was added', async () => {
  await storePosts(world.ch, POSTS)
  expect(await search('sigilo')).toHaveLength(1)
  expect(await countVersions()).toBe(3)
})

test('a changed text keeps the facts of its image; an image at another address does not', async () => {
  const [first] = POSTS
  await storePosts(world.ch, [{ ...first, content: 'Foto da reunião, corrigida' }])
  expect(await search('secretas corrigida')).toHaveLength(1)
  await storePosts(world.ch, [{ ...first, media: [{ ...PICTURE, url: 'https://t.example/nova.jpg' }] }])
  expect(await search('secretas')).toHaveLength(0)
})

test('what does not change is not written; places can be walked and narrowed by date', async () => {
  const [oldest, next] = await listPlacesAfter(world.ch, null)
  expect(await listPlacesAfter(world.ch, oldest ?? null)).toEqual([next])
  expect(await listPlacesAfter(world.ch, next ?? null)).toEqual([])
  expect(await listPlacesAfter(world.ch, null, { since: Date.parse('2030-01-01') / 1000 })).toEqual([])
  expect(await rewritePosts(world.ch, oldest ? [oldest] : [], (post) => post)).toBe(0)
})

test('two changes of the same post at the same time are both kept', async () => {
  const places = await listPlacesAfter(world.ch, null)
  await Promise.all([
    rewritePosts(world.ch, places, ({ draft, later }) => ({ draft, later: { ...later, hate_review: 'confirmado' } })),
    rewritePosts(world.ch, places, ({ draft, later }) => ({ draft, later: { ...later, message_group: '7' } })),
  ])
  expect(await search('')).toMatchObject([
    { hateReview: 'confirmado', messageGroup: '7' },
    { hateReview: 'confirmado', messageGroup: '7' },
  ])
})

async function countVersions(): Promise<number> {
  const rows = await world.ch.rows(
    'count',
    sql`SELECT toUInt32((SELECT count() FROM post_rows) + (SELECT count() FROM post_changes)) AS n`,
    z.object({ n: z.number() }),
  )
  return rows[0]?.n ?? 0
}
