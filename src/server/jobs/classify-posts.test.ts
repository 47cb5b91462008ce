import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePost } from '../../../test/factory.ts'
import { inventHateModel } from '../../../test/hate-model.ts'
import { jobDeps } from '../../../test/run-jobs.ts'
import { openTestStores, type TestStores } from '../../../test/world.ts'
import { PostsQuery } from '../../contract/posts/post-query.ts'
import type { ImportedPost } from '../../contract/sources/imported-post.ts'
import { enrichmentSteps, enrichPost } from '../enrich/index.ts'
import { type HateClassifier, HateClassifierError } from '../hate-classifiers/hate-classifier.ts'
import { writePosts } from '../ingest/write/write.ts'
import { listPosts } from '../search/posts/posts.ts'
import { classifyPostsJob } from './classify-posts.ts'

let world: TestStores
beforeAll(async () => {
  world = await openTestStores()
})
afterAll(() => world.close())

const POSTS: Partial<ImportedPost>[] = [
  { native_id: '1', content: 'Que zurrapa' },
  { native_id: '2', content: 'Bom dia' },
  { native_id: '3', content: 'Que zurrapa', hate: 'sem indício' },
  { native_id: '4', content: '' },
]
const asked: string[] = []
const classifier: HateClassifier = {
  name: 'http@juiz',
  async evaluate(texts) {
    asked.push(...texts)
    return texts.map(() => ({ hate: 'discurso de ódio', score: 0.75, kinds: ['religião'] }))
  },
}
const silent: HateClassifier = {
  name: 'http@mudo',
  evaluate: () => Promise.reject(new HateClassifierError('não respondeu')),
}

function store(posts: Partial<ImportedPost>[]) {
  const steps = enrichmentSteps({ people: new Map(), hateModel: inventHateModel() })
  return writePosts(
    world.ch,
    posts.map((post) => enrichPost(makePost(post), steps)),
    'import',
  )
}

const run = (by: HateClassifier | null) =>
  classifyPostsJob(jobDeps(world), async () => by).run({}, new AbortController().signal)
const listLabels = async () => {
  const query = PostsQuery.parse({ sort_order: 'asc' })
  const { items } = await listPosts(world.ch, query, 'America/Sao_Paulo')
  return items.map(({ content, hate, hateScore }) => [content, hate, hateScore]).sort()
}
const OWN = [
  ['', 'não avaliado', null],
  ['Bom dia', 'sem indício', 0.125],
  ['Que zurrapa', 'ofensivo', 0.75],
  ['Que zurrapa', 'sem indício', null],
]
const JUDGED = [
  ['', 'não avaliado', null],
  ['Bom dia', 'discurso de ódio', 0.75],
  ['Que zurrapa', 'discurso de ódio', 0.75],
  ['Que zurrapa', 'sem indício', null],
]

test('while the engine does not answer, the labels of our own model stay', async () => {
  await store(POSTS)
  await expect(run(silent)).rejects.toThrow('não respondeu')
  expect(await run(null)).toBe('done')
  expect(await listLabels()).toEqual(OWN)
})

test('the engine labels what our own model labelled, once; what a source told stays', async () => {
  expect(await run(classifier)).toBe('again')
  expect(await listLabels()).toEqual(JUDGED)
  expect(asked.sort()).toEqual(['Bom dia', 'Que zurrapa'])
  expect(await run(classifier)).toBe('done')
  expect(asked).toHaveLength(2)
})

test('importing again keeps the label of the engine as long as the text is the same', async () => {
  expect(await store(POSTS)).toMatchObject({ unchanged: 4 })
  await store([{ native_id: '2', content: 'Boa noite' }])
  expect(await listLabels()).toContainEqual(['Boa noite', 'sem indício', 0.125])
  expect(await run(classifier)).toBe('again')
  expect(asked.at(-1)).toBe('Boa noite')
})

test('a text that breaks the engine keeps its label, the others get theirs', async () => {
  await store([
    { native_id: '5', content: 'Quebra tudo' },
    { native_id: '6', content: 'Boa tarde' },
  ])
  const breaks: HateClassifier = {
    name: classifier.name,
    evaluate: (texts, signal) =>
      texts.includes('Quebra tudo') ? silent.evaluate(texts, signal) : classifier.evaluate(texts, signal),
  }
  expect(await run(breaks)).toBe('again')
  expect(await run(breaks)).toBe('done')
  const labels = await listLabels()
  expect(labels).toContainEqual(['Quebra tudo', 'sem indício', 0.125])
  expect(labels).toContainEqual(['Boa tarde', 'discurso de ódio', 0.75])
})

test('when the engine goes silent in between, what it judged before is kept', async () => {
  await store(Array.from({ length: 40 }, (_, i) => ({ native_id: `n${i}`, content: `Mensagem número ${i}` })))
  let answers = 0
  const tires: HateClassifier = {
    name: classifier.name,
    evaluate(texts, signal) {
      answers += 1
      return (answers === 1 ? classifier : silent).evaluate(texts, signal)
    },
  }
  await expect(run(tires)).rejects.toThrow('não respondeu')
  const judged = (await listLabels()).filter(
    ([content, hate]) => /^Mensagem/.test(String(content)) && hate !== 'sem indício',
  )
  // Most of the first 32; the text that no engine takes is among them.
  expect(judged.length).toBeGreaterThan(10)
  expect(judged.length).toBeLessThan(40)
})

test('it comes back by itself only where an engine is configured', () => {
  const deps = jobDeps(world)
  expect(classifyPostsJob(deps).schedule).toBeNull()
  const hate = { url: 'http://127.0.0.1:9/', model: null }
  expect(classifyPostsJob({ ...deps, config: { ...deps.config, hate } }).schedule).toBe('*/5 * * * *')
})
