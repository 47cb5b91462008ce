import { afterAll, beforeAll, expect, test } from 'vitest'
import { storePosts } from '../../../../test/factory.ts'
import { openTestStores, type TestStores } from '../../../../test/world.ts'
import { accountKey } from '../../../contract/people/account-key.ts'
import type { Distinguishing } from '../../../contract/posts/distinguishing.ts'
import type { PostFilters } from '../../../contract/posts/post-query.ts'
import { countPosts } from '../posts/posts.ts'
import { listDistinguishing } from './distinguishing.ts'
import { listSeriesWords } from './series-words.ts'

const ZONE = 'America/Sao_Paulo'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
  await storePosts(world.ch, listPostsOfTest(0))
})
afterAll(() => world.close())

function listPostsOfTest(likes: number) {
  const ours = Array.from({ length: 60 }, (_, i) => ({
    party: 'PDX',
    account: i < 40 ? 'nossa' : 'outra',
    content:
      `A Transposição do rio, economia ${i} ` +
      `${i % 2 ? '#Sertão @rio_vivo https://agua.example/a' : '#bomdia'} ana@correio.example`,
  }))
  const theirs = Array.from({ length: 300 }, (_, i) => ({
    party: 'PBR',
    account: 'delas',
    content:
      `Bom dia, economia e ${i % 50 === 0 ? 'transposicao' : 'mercado'} ${i} ` +
      `${i % 60 === 0 ? '#sertao @rio_vivo' : '#bomdia'} https://jornal.example/${i}`,
  }))
  return [...ours, ...theirs].map((post, i) => ({ ...post, likes, native_id: String(i) }))
}

const labels = (found: readonly Distinguishing[] | undefined) => found?.map(({ label }) => label)

test('tells what is more frequent here than elsewhere, with both counts', async () => {
  const { posts, others, sample, found } = await listDistinguishing(world.ch, { party: ['PDX'] }, ZONE)
  expect([posts, others, sample]).toEqual([60, 300, 60])
  expect(found.words).toEqual([{ label: 'transposição', key: '"transposição"', posts: 60, elsewhere: 6, ratio: 50 }])
  expect(found.hashtags).toEqual([{ label: '#sertao', key: 'sertao', posts: 30, elsewhere: 5, ratio: 30 }])
  expect(labels(found.domains)).toEqual(['agua.example'])
  expect(found.mentions).toEqual([{ label: '@rio_vivo', key: '@rio_vivo', posts: 30, elsewhere: 5, ratio: 30 }])
  expect(labels(found.accounts)).toEqual(['@nossa (Telegram)', '@outra (Telegram)'])
})

test('the counts are those of the list, here and with the store less what is here', async () => {
  const filters: PostFilters = { party: ['PDX'] }
  const { found } = await listDistinguishing(world.ch, filters, ZONE)
  const asked: [Distinguishing | undefined, PostFilters][] = [
    [found.words?.[0], { search: found.words?.[0]?.key ?? '' }],
    [found.mentions?.[0], { search: found.mentions?.[0]?.key ?? '' }],
    [found.hashtags?.[0], { hashtag: [found.hashtags?.[0]?.key ?? ''] }],
    [found.domains?.[0], { domain: [found.domains?.[0]?.key ?? ''] }],
  ]
  for (const [one, narrowed] of asked) {
    const here = await countPosts(world.ch, { ...filters, ...narrowed }, ZONE)
    const all = await countPosts(world.ch, narrowed, ZONE)
    expect([one?.label, one?.posts, one?.elsewhere]).toEqual([one?.label, here, all - here])
  }
})

test('of a large search a part is read, and the counts are still of all', async () => {
  const { posts, sample, found } = await listDistinguishing(world.ch, { party: ['PBR'] }, ZONE, {
    most: 150,
    together: [1, 1],
  })
  expect(posts).toBe(300)
  expect(sample).toBeGreaterThan(0)
  expect(sample).toBeLessThan(300)
  expect(found.words?.find(({ label }) => label === 'mercado')).toMatchObject({ posts: 294, elsewhere: 0 })
})

test('what was searched for is no word that sets apart; without others nothing is', async () => {
  const { found } = await listDistinguishing(world.ch, { search: 'transposição' }, ZONE)
  expect(labels(found.words)).not.toContain('transposição')
  const all = await listDistinguishing(world.ch, {}, ZONE)
  expect([all.posts, all.others, Object.values(all.found).flat()]).toEqual([360, 0, []])
})

test('posts that were written again are counted once: the dictionary of the index has their former rows too', async () => {
  await storePosts(world.ch, listPostsOfTest(7))
  const { found } = await listDistinguishing(world.ch, { party: ['PDX'] }, ZONE)
  expect(found.words).toEqual([{ label: 'transposição', key: '"transposição"', posts: 60, elsewhere: 6, ratio: 50 }])
})

test('singular and plural of the word that was searched for are no news', async () => {
  const { found } = await listDistinguishing(world.ch, { search: 'transposições' }, ZONE)
  expect(labels(found.words)).not.toContain('transposição')
})

test('the words that tell series apart, each against the others, counted in what is read', async () => {
  const { series } = await listSeriesWords(world.ch, [{ party: ['PDX'] }, { party: ['PBR'] }, { party: ['PLF'] }], ZONE)
  expect(series.map(({ posts, sample }) => [posts, sample])).toEqual([
    [60, 60],
    [300, 300],
    [0, 0],
  ])
  expect(series.map(({ words }) => labels(words))).toEqual([['transposição'], ['mercado'], []])
  expect(series[0]?.words[0]).toMatchObject({ posts: 60, elsewhere: 6, ratio: 50 })
})

test('singular and plural of a word that both stand out are one line, with what the search for the word finds', async () => {
  const bands = Array.from({ length: 90 }, (_, i) => ({
    ...{ party: 'PTV', account: 'banda', native_id: `banda-${i}` },
    content: `Hoje ${i} ${i % 3 === 0 ? 'toca a fanfarra' : i % 3 === 1 ? 'tocam fanfarras' : 'Fanfarra entre fanfarras'}`,
  }))
  await storePosts(world.ch, bands)
  const { found } = await listDistinguishing(world.ch, { party: ['PTV'] }, ZONE)
  const [first] = found.words ?? []
  expect(first).toEqual({ label: 'fanfarra, fanfarras', key: 'fanfarra', posts: 90, elsewhere: 0, ratio: null })
  expect(await countPosts(world.ch, { party: ['PTV'], search: 'fanfarra' }, ZONE)).toBe(90)
  expect(labels(found.words)?.filter((label) => label.startsWith('fanfarra'))).toHaveLength(1)
  const { series } = await listSeriesWords(world.ch, [{ party: ['PTV'] }, { party: ['PDX'] }], ZONE)
  expect(series[0]?.words[0]).toMatchObject({ label: 'fanfarra, fanfarras', key: 'fanfarra', posts: 90, elsewhere: 0 })
})

test('who writes is told once: the account of a person is not told again, that of nobody is asked for by its name', async () => {
  const known = Array.from({ length: 40 }, (_, i) => ({
    ...{ party: 'PVR', account: 'Ana.Lima', full_name: 'Ana Lima', native_id: `ana-${i}`, content: `Ata ${i}` },
  }))
  const unknown = Array.from({ length: 40 }, (_, i) => ({
    ...{ party: 'PVR', account: 'de_ninguem', native_id: `ninguem-${i}`, content: `Ata ${i}` },
  }))
  const ana = { id: 7, name: 'Ana Lima', party: 'PVR', role: 'senador', uf: 'BA' }
  await storePosts(world.ch, [...known, ...unknown], new Map([[accountKey('Telegram', 'Ana.Lima'), ana]]))
  const { found } = await listDistinguishing(world.ch, { party: ['PVR'] }, ZONE)
  expect(found.accounts?.map(({ key, posts, elsewhere }) => [key, posts, elsewhere])).toEqual([
    ['7', 40, 0],
    ['conta:de_ninguem plataforma:Telegram', 40, 0],
  ])
  expect(await countPosts(world.ch, { party: ['PVR'], search: found.accounts?.[1]?.key ?? '' }, ZONE)).toBe(40)
})
