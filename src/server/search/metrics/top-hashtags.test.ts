import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { sql } from '../../store/sql.ts'
import { listTopHashtags } from './top-hashtags.ts'

/** Accents as characters of their own, as macOS and PDFs write them. */
const APART = ['eleição', 'Saúde'].map((tag) => tag.normalize('NFD'))
const FORMS = ['eleicao', 'eleição', 'Eleição', 'urna', 'URNA', 'úrna', 'sus', 'vacina', 'saude', 'saúde', ...APART]
/** Some of the forms in every post, often several of one hashtag. */
const POSTS = Array.from({ length: 150 }, (_, i) => FORMS.filter((_, form) => (i * 7 + form * form) % (form + 2) === 0))

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  const rare = Array.from({ length: 40 }, (_, i) => [`rara${i}`])
  await storePosts(
    world.ch,
    [...POSTS, ...rare].map((tags, i) => ({ native_id: String(i), content: tags.map((tag) => `#${tag}`).join(' ') })),
  )
})
afterAll(() => world.close())

const plain = (tag: string) => tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
function countByHand(): [string, number][] {
  const counts = new Map<string, number>()
  for (const tags of POSTS) for (const name of new Set(tags.map(plain))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
}

test.each([
  ['the first two', 2],
  ['all that are frequent', 5],
  ['more places than are certain: the rest is equally rare', 15],
])('a post counts once for all forms of a hashtag: %s', async (_, places) => {
  const found = await listTopHashtags(world.ch, sql``, places)
  expect(found).toHaveLength(places)
  const frequent = found.filter(({ name }) => !name.startsWith('rara')).map(({ name, posts }) => [name, posts])
  expect(frequent).toEqual(countByHand().slice(0, places))
  expect(found.map(({ written }) => plain(written))).toEqual(found.map(({ name }) => name))
})

test('of the posts of a condition alone', async () => {
  const [first] = await listTopHashtags(world.ch, sql`WHERE has(posts.hashtags, 'sus')`, 1)
  expect(first).toMatchObject({ posts: POSTS.filter((tags) => tags.includes('sus')).length })
})
